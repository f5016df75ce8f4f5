import type { RailTable } from '@binario/rail';
import type { Maps } from '../game/maps.ts';
import type { Panel } from '../game/panel.ts';
import { ChartsPanel } from './Charts.tsx';
import { Log } from './Log.tsx';
import { Plans } from './Plans.tsx';
import { StandingsPanel } from './standings/StandingsPanel.tsx';
import { Tiles } from './Tiles.tsx';
import '../text/table/load.ts';

/** A panel of a game's own, called by its id in the texts (`tab.corps`). */
export const panel = <T extends RailTable>(id: string, body: Panel<T>['body']): Panel<T> => ({
  id,
  title: `tab.${id}`,
  body,
});

const logPanel: Panel<RailTable> = panel('log', () => <Log />);

const plansPanel: Panel<RailTable> = panel('plans', () => <Plans />);

/** The table of players and companies. */
export const standingsPanel: Panel<RailTable> = panel('standings', () => <StandingsPanel />);

/** How worth, prices and incomes have gone so far. */
const chartsPanel: Panel<RailTable> = panel('charts', () => <ChartsPanel />);

/** The tiles of the main map. */
const tilesPanel = <T extends RailTable>(maps: Maps<T>): Panel<T> =>
  panel('tiles', ({ state: { table } }) => {
    const [main] = maps.sheets(table);
    return main ? <Tiles board={main.board} map={table.map} /> : null;
  });

/** Those that come last in every game: tiles, log, charts, plans. */
export const lastPanels = <T extends RailTable>(maps: Maps<T>): readonly Panel<T>[] => [
  tilesPanel(maps),
  logPanel,
  chartsPanel,
  plansPanel,
];
