import type { RailTable } from '@binario/rail';
import { use, useState } from 'react';
import { Link } from 'wouter';
import { Stepper } from '../ask/Stepper.tsx';
import { Board } from '../board/Board.tsx';
import { hexFacts } from '../board/boardFacts.ts';
import { Token } from '../board/Logo.tsx';
import type { Sheet } from '../board/sheet.ts';
import { TileView } from '../board/TileView.tsx';
import { Preferences } from '../chrome/Preferences.tsx';
import { engine } from '../engine/client.ts';
import { PresenterProvider } from '../game/GameContext.tsx';
import type { Presenter } from '../game/presenter.ts';
import { games, loadPresenter } from '../game/registry.ts';

interface Shown {
  readonly presenter: Presenter;
  readonly table: RailTable;
}

let opened: Promise<readonly Shown[]> | undefined;

/** Every game as it is set up, one after another: the worker has one game at a time. */
async function openAll(): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  for (const { id } of games()) {
    const presenter = await loadPresenter(id);
    const wish = { players: 4, seed: 1, variants: [], options: {} };
    const made = await engine().ask('setUp', { game: id, wish });
    const seats = Array.from({ length: wish.players }, (_, i) => ({ name: `P${i + 1}`, kind: 'human' as const }));
    const saved = { format: 'binario' as const, id: `gallery-${id}`, plans: [], updated: 0, over: false };
    const { snapshot } = await engine().ask('open', { file: { ...made, ...saved, seats } });
    shown.push({ presenter, table: snapshot.state.table });
  }
  return shown;
}

/** Every tile, token and control of every game, to look at while they are drawn. */
export function Gallery() {
  opened ??= openAll();
  const all = use(opened);
  return (
    <div className="gallery">
      <header className="topbar">
        <Link href="/">← Binario</Link>
        <span className="spring" />
        <Preferences />
      </header>
      <main>
        <h1>Gallery</h1>
        <Controls />
        {all.map(({ presenter, table }) => (
          <PresenterProvider key={presenter.id} presenter={presenter}>
            <OneGame presenter={presenter} table={table} />
          </PresenterProvider>
        ))}
      </main>
    </div>
  );
}

function OneGame({ presenter, table }: Shown) {
  const sheets = presenter.maps.sheets(table);
  const companies = [...namesIn(table)].filter((name) => presenter.theme.look(name) !== undefined).sort();
  return (
    <section data-gallery={presenter.id}>
      <h2>{presenter.name}</h2>
      <h3>Tokens ({companies.length})</h3>
      <div className="gallery-row">
        {companies.map((corp) => (
          <figure key={corp} data-token={corp}>
            <svg width={72} height={72} viewBox="-13 -13 26 26" aria-hidden="true">
              <Token corp={corp} radius={12} />
            </svg>
            <svg width={22} height={22} viewBox="-13 -13 26 26" aria-hidden="true">
              <Token corp={corp} radius={12} ghost={true} />
            </svg>
            <figcaption>{corp}</figcaption>
          </figure>
        ))}
      </div>
      <Tiles sheets={sheets} />
      <h3>Maps</h3>
      {sheets.map((sheet) => (
        <div key={sheet.id} className="gallery-map">
          <Board
            label={presenter.name}
            sheet={sheet}
            facts={hexFacts(sheet, table, (at, hex) => presenter.maps.marks(at, hex))}
            art={presenter.maps.art}
            scenery={presenter.maps.scenery(table, sheet)}
          />
        </div>
      ))}
    </section>
  );
}

/** Every word of a table: those that look like something in this game are its companies, whether they play yet or not. */
function namesIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) namesIn(part, found.add(name));
  }
  return found;
}

/** Sheets of one game may share a board; each board is shown once. */
function Tiles({ sheets }: { sheets: readonly Sheet[] }) {
  const [rotation, turn] = useState(0);
  const boards = [...new Set(sheets.map(({ board }) => board))];
  const all = boards.flatMap((board) => [...board.tiles.values()].map((tile) => ({ board, tile })));
  return (
    <>
      <h3>Tiles ({all.length})</h3>
      <button type="button" className="button small" onClick={() => turn((rotation + 1) % 6)}>
        Turn all (now {rotation})
      </button>
      <div className="gallery-row">
        {all.map(({ board, tile }) => (
          <figure key={tile.id} data-tile={tile.id}>
            <TileView board={board} tile={tile.id} rotation={rotation} size={88} />
            <figcaption>
              {tile.id} · {tile.count}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

function Controls() {
  const [price, setPrice] = useState(67);
  return (
    <section data-gallery="controls">
      <h2>Controls</h2>
      <div className="gallery-row">
        {['button', 'button primary', 'button small', 'button large'].map((name) => (
          <figure key={name}>
            <button type="button" className={name}>
              Lay tile
            </button>
            <button type="button" className={name} disabled={true}>
              Lay tile
            </button>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        <figure>
          <Stepper min={1} max={340} step={1} value={price} onChange={setPrice} name="MON" />
          <figcaption>Stepper</figcaption>
        </figure>
        <figure>
          <span className="tag">RUL-7</span>
          <figcaption>tag</figcaption>
        </figure>
      </div>
      <p className="banner">A banner: something to know</p>
      <p className="banner is-plan">A banner of a what-if</p>
      <p className="refusal-box">A refusal with its reason</p>
      <p className="quiet">Quiet words</p>
    </section>
  );
}
