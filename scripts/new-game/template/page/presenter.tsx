import type { Params } from '@binario/kernel';
import { certCount } from '@binario/rail';
import { type Maps, type Presenter, sectionInCite } from '@binario/web/game';
import { lastPanels, Players, panel, RowMarket, standingsPanel } from '@binario/web/panels';
import { grid, PLAYERS } from '../data/board.ts';
import { type TableSample, worthOf } from '../table.ts';
import { sheet, themeSample } from './theme.tsx';

const sheets = [sheet] as const;
const maps: Maps<TableSample> = { sheets: () => sheets, marks: () => ({}), art: {}, tall: true, scenery: () => ({}) };
const market = { boxes: grid[0].map((price) => ({ price, zones: [], notes: [] })), key: [] };

/** The page's half of the game. */
export const presenterSample: Presenter<TableSample> = {
  id: 'sample',
  name: 'Sample',
  theme: themeSample,
  form: { players: PLAYERS, usual: 2, fields: () => [] },
  maps,
  asking: {
    controls: {
      pass: { kind: 'pass' },
      layTile: { kind: 'lay' },
      buyCert: { kind: 'list', group: 'buyCert' },
      buyTrain: { kind: 'list', group: 'buyTrain' },
    },
    label: (text, { type, ...fields }, facts) =>
      'cost' in facts ? text.say(`act.${type}`, facts) : text.say(`do.${type}`, fields as Params),
    passWord: () => 'act.pass',
  },
  panels: [
    panel('players', ({ state: { table }, actor }) => (
      <Players
        table={table}
        actor={actor}
        bank={String(table.cash.bank)}
        seatFacts={(seat) => ({
          worth: worthOf(table, seat),
          certs: String(certCount(table.certs, seat)),
          tags: [],
          more: [],
        })}
      />
    )),
    standingsPanel,
    panel('market', ({ state: { table } }) => <RowMarket spec={market} market={table.market} />),
    ...lastPanels(maps),
  ],
  reading: {
    unnamedSteps: ['game'],
    books: { rules: () => import('./book.ts').then(({ book }) => book) },
    sectionOf: sectionInCite,
  },
};
