import type { RailTable } from '@binario/rail';
import { useCallback, useMemo, useRef, useState } from 'react';
import { concernsOf } from '../ask/concerns.ts';
import { chooseTile, laysAt, tilesAt, turn } from '../ask/lay.ts';
import { hexOf, tapHex, targetsOf } from '../ask/mapTap.ts';
import { waysOf } from '../ask/ways.ts';
import { Board } from '../board/Board.tsx';
import { hexFacts } from '../board/boardFacts.ts';
import type { DrawnRoute } from '../board/RouteLines.tsx';
import type { HexFacts, Scenery, Sheet, TriedTile } from '../board/sheet.ts';
import { trainColour } from '../board/trainColours.ts';
import { MapTools } from '../chrome/MapTools.tsx';
import { usePresenter } from '../game/GameContext.tsx';
import type { Snapshot } from '../model/snapshot.ts';
import { useLit } from '../store/lit.ts';
import { actorIsElsewhere } from '../store/play.ts';
import { useSettings } from '../store/settings.ts';
import { useSince } from '../store/story.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { describeHex } from './describeHex.ts';
import { MapNews } from './MapNews.tsx';

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
    <div className={maps.tall ? 'maps is-upright' : 'maps'}>
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
  const elsewhere = useTable(actorIsElsewhere);
  const facts = useHexFacts(sheet, table);
  const drawn = useMemo(() => presenter.maps.scenery(table, sheet), [presenter, table, sheet]);
  const scenery = useWithNews(drawn, sheet, snapshot, elsewhere);
  const targets = useMemo(() => targetsOf(presenter, snapshot), [presenter, snapshot]);
  const routes = useMemo(() => {
    if (snapshot.run) return { corp: snapshot.run.corp, drawn: coloured(wished ?? snapshot.run.routes) };
    const { ran } = snapshot;
    // What ran by the last move is seen until somebody here has something else to look at.
    if (ran && (elsewhere || snapshot.at < snapshot.tip)) return { corp: ran.corp, drawn: coloured(ran.routes) };
    return waysOf(presenter, snapshot, draft);
  }, [presenter, snapshot, wished, draft, elsewhere]);
  const concerns = useMemo(() => concernsOf(presenter, snapshot, targets), [presenter, snapshot, targets]);
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

/** What is drawn across hexes, with marks on what is new. */
function useWithNews(drawn: Scenery, sheet: Sheet, snapshot: Snapshot, elsewhere: boolean): Scenery {
  const { at, tip, ran } = snapshot;
  const { table } = snapshot.state;
  const { steps } = useSince();
  const read = useLit((state) => state.hexes);
  const draft = useTable((state) => state.draft);
  const { maps } = usePresenter();
  const lit = useMemo(
    () => (draft && maps.lit ? [...read, ...maps.lit(table, draft)] : read),
    [draft, maps, read, table],
  );
  const place = useTable((state) => state.place);
  return useMemo(() => {
    const stepping = at < tip;
    const shown = place === 'plan' ? [] : stepping ? steps.filter((step) => step.at === at) : elsewhere ? [] : steps;
    const hexes = [...new Set(shown.flatMap((step) => step.hexes))];
    const counted = ran && ran.stops.length > 0 && (elsewhere || stepping) ? ran : null;
    if (hexes.length === 0 && !counted && lit.length === 0) return drawn;
    const news = <MapNews sheet={sheet} hexes={hexes} stepping={stepping} ran={counted} lit={lit} />;
    return {
      ...drawn,
      above: (
        <>
          {drawn.above}
          {news}
        </>
      ),
    };
  }, [drawn, sheet, steps, at, tip, ran, elsewhere, place, lit]);
}

/** Each train has its own colour, by its place among those that run. */
const coloured = (routes: readonly DrawnRoute[]): readonly DrawnRoute[] =>
  routes.map((route, i) => ({ ...route, colour: trainColour(i) }));

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
