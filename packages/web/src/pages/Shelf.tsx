import { roundName } from '@binario/rail';
import { type ChangeEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { engine } from '../engine/client.ts';
import type { GameFile } from '../engine/protocol.ts';
import { nameOf } from '../games/registry.ts';
import { newGame } from '../store/newGame.ts';
import { saveAsFile } from '../store/saveAsFile.ts';
import { forgetGame } from '../store/shelf.ts';
import { seatName } from '../text/seatName.ts';
import { useText } from '../text/useText.ts';

interface ShelfProps {
  readonly games: readonly GameFile[] | null;
  /** The browser does not let this page look at what is kept. */
  readonly unreadable: boolean;
  readonly onChange: () => void;
}

/** The games on this device, and the door for files. */
export function Shelf({ games, unreadable, onChange }: ShelfProps) {
  const text = useText();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      const made = await engine().ask('importFile', { text: await file.text() });
      go(`/game/${await newGame(made, made.seats)}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <section className="shelf" aria-labelledby="shelf-title">
      <header>
        <h2 id="shelf-title">{text.t('home.mine')}</h2>
        <label className="button file-button">
          {text.t('home.import')}
          <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
        </label>
      </header>
      {problem && (
        <p className="refusal-box" role="alert">
          {text.t('home.importFailed', { problem })}
        </p>
      )}
      {unreadable && (
        <p className="refusal-box" role="alert">
          {text.t('table.unreadable')}
        </p>
      )}
      {games?.length === 0 && !unreadable && (
        <p className="quiet">
          {text.t('home.none')} {text.t('home.importHint')}.
        </p>
      )}
      <ul>
        {games?.map((game) => (
          <li key={game.id}>
            <button type="button" className="shelf-open" onClick={() => go(`/game/${game.id}`)}>
              <b>{nameOf(game.game)}</b> · {text.list(game.seats.map((seat, i) => seatName(text, seat, i)))}
              <span className="quiet">
                {roundName(text.language, game.round)} · {text.t('home.moves', { n: game.actions.length })} ·{' '}
                {text.write(game.updated, 'date')}
                {game.over && ` · ${text.t('home.over')}`}
              </span>
            </button>
            <button type="button" className="button small" onClick={() => saveAsFile(game)}>
              {text.t('home.export')}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => {
                if (confirm(text.t('home.deleteAsk'))) void forgetGame(game.id).then(onChange);
              }}
            >
              {text.t('home.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
