import type { RailTable } from '@binario/rail';
import { useCallback, useMemo, useRef, useState } from 'react';
import { concernsOf } from '../ask/concerns.ts';
import { chooseTile, laysAt, tilesAt, turn } from '../ask/lay.ts';
import { hexOf, tapHex, targetsOf } from '../ask/mapTap.ts';
import { waysOf } from '../ask/ways.ts';
import { Board } from '../board/Board.tsx';
import { hexFacts } from '../board/boardFacts.ts';
import type { HexFacts, Sheet, TriedTile } from '../board/sheet.ts';
import { MapTools } from '../chrome/MapTools.tsx';
import { usePresenter } from '../game/GameContext.tsx';
import type { Snapshot } from '../model/snapshot.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { describeHex } from './describeHex.ts';

const noHexes: ReadonlySet<string> = new Set();

/** The maps of the game. Where there are several, one is shown large and the others wait beside it as tabs. */
export function MapView() {
  const text = useText();
  const { maps } = usePresenter();
  const snapshot = useTable((table) => table.snapshot);
  const [chosen, choose] = useState<string | null>(null);
  if (!snapshot) return null;
  const sheets = maps.sheets(snapshot.state.table);
  const shown = sheets.find(({ id }) => id === chosen) ?? sheets[0];
  if (!shown) return null;
  return (
    <div className="maps">
      {sheets.length > 1 && (
        <fieldset className="map-choice chips">
          <legend className="visually-hidden">{text.t('table.map')}</legend>
          {sheets.map(({ id, title }) => (
            <button key={id} type="button" className="chip" aria-pressed={id === shown.id} onClick={() => choose(id)}>
              {text.say(title)}
            </button>
          ))}
        </fieldset>
      )}
      <SheetView key={shown.id} sheet={shown} snapshot={snapshot} />
    </div>
  );
}

function SheetView({ sheet, snapshot }: { sheet: Sheet; snapshot: Snapshot }) {
  const text = useText();
  const presenter = usePresenter();
  const { table } = snapshot.state;
  const coordinates = useSettings((settings) => settings.coordinates);
  const pick = useTable((state) => state.pick);
  const wished = useTable((state) => state.wished);
  const draft = useTable((state) => state.draft);
  const facts = useHexFacts(sheet, table);
  const scenery = useMemo(() => presenter.maps.scenery(table, sheet), [presenter, table, sheet]);
  const targets = useMemo(() => targetsOf(presenter, snapshot), [presenter, snapshot]);
  const routes = useMemo(() => {
    if (snapshot.run) return { corp: snapshot.run.corp, drawn: wished ?? snapshot.run.routes };
    return waysOf(presenter, snapshot, draft);
  }, [presenter, snapshot, wished, draft]);
  const concerns = useMemo(() => concernsOf(snapshot, targets), [snapshot, targets]);
  const describe = useCallback(
    (hex: HexFacts, isTarget: boolean) => describeHex(text, hex, sheet, presenter.maps, isTarget),
    [text, sheet, presenter],
  );
  const here = pick && sheet.hexes.some(({ id }) => id === pick.hex) ? pick : null;
  const marked = wished?.flatMap((route) => (route.hexes.length === 1 ? route.hexes : []));
  return (
    <Board
      sheet={sheet}
      facts={facts}
      art={presenter.maps.art}
      scenery={scenery}
      coordinates={coordinates}
      targets={wished ? noHexes : targets}
      pick={here}
      chosen={draft && !wished ? hexOf(presenter, draft, snapshot) : undefined}
      routes={routes}
      marked={marked ?? []}
      concerns={concerns}
      onHex={tapHex}
      describe={describe}
      ring={ringOf(snapshot, here)}
      onTile={(tile) => (tile === pick?.tile ? turn() : chooseTile(tile))}
      tools={(zooming) => <MapTools zooming={zooming} />}
      label={text.say(sheet.title)}
    />
  );
}

function useHexFacts(sheet: Sheet, table: RailTable): readonly HexFacts[] {
  const { maps } = usePresenter();
  const known = useRef<readonly HexFacts[]>([]);
  return useMemo(() => {
    known.current = hexFacts(sheet, table, (now, hex) => maps.marks(now, hex), known.current);
    return known.current;
  }, [maps, sheet, table]);
}

function ringOf({ lays }: Snapshot, pick: TriedTile | null) {
  if (!pick || pick.pointed) return [];
  return tilesAt(lays, pick.hex).map((tile) => {
    const chosen = tile === pick.tile;
    const first = laysAt(lays, pick.hex).find((lay) => lay.tile === tile);
    return { tile, chosen, rotation: chosen ? pick.rotation : (first?.rotation ?? 0) };
  });
}
