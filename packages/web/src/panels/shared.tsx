import type { RailTable } from '@binario/rail';
import type { Maps } from '../game/maps.ts';
import type { Panel } from '../game/panel.ts';
import { ChartsPanel } from './Charts.tsx';
import { Log } from './Log.tsx';
import { Plans } from './Plans.tsx';
import { StandingsPanel } from './standings/StandingsPanel.tsx';
import { AgreedRules } from './TableSettings.tsx';
import { Tiles } from './Tiles.tsx';
import '../text/table/load.ts';

/** Panels that are the same in every game. */
export const logPanel: Panel<RailTable> = { id: 'log', title: 'tab.log', body: () => <Log /> };

export const plansPanel: Panel<RailTable> = { id: 'plans', title: 'tab.plans', body: () => <Plans /> };

/** The table of players and companies. */
export const standingsPanel: Panel<RailTable> = {
  id: 'standings',
  title: 'tab.standings',
  body: () => <StandingsPanel />,
};

/** How worth, prices and incomes have gone so far. */
export const chartsPanel: Panel<RailTable> = {
  id: 'charts',
  title: 'tab.charts',
  body: () => <ChartsPanel />,
};

/** By which variants and options the table of a server plays; who sits there has a panel of its own. */
export const agreedPanel: Panel<RailTable> = {
  id: 'settings',
  title: 'seats.agreed',
  body: () => <AgreedRules />,
};

/** The tiles of the main map; a game whose maps have tiles of their own makes one for each. */
export function tilesPanel<T extends RailTable>(maps: Maps<T>): Panel<T> {
  return {
    id: 'tiles',
    title: 'tab.tiles',
    body: ({ state: { table } }) => {
      const [main] = maps.sheets(table);
      return main ? <Tiles board={main.board} map={table.map} /> : null;
    },
  };
}
