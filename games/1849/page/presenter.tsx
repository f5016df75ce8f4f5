import { type Maps, type Presenter, sectionInCite } from '@binario/web/game';
import { GridMarket, lastPanels, panel, playersPanel, standingsPanel } from '@binario/web/panels';
import { boardOf, mapOf } from '../board/boardOf.ts';
import { scoreOf } from '../rules/score.ts';
import { certificates } from '../rules/stock.ts';
import type { Table1849 } from '../table.ts';
import { unnamedSteps } from '../text/unnamedSteps.ts';
import { art1849 } from './art.tsx';
import { asking1849 } from './asking.tsx';
import { form1849 } from './form.ts';
import { lesson1849 } from './lesson/lesson.ts';
import { marketSpec } from './market.ts';
import { marks1849 } from './marks.ts';
import { orders1849 } from './orders.ts';
import { Corps } from './panels/Corps.tsx';
import { Trains } from './panels/Trains.tsx';
import { sceneryWith } from './scenery.tsx';
import { sheetsOf } from './sheet.ts';
import { theme1849 } from './text/theme.ts';
import './1849.css';

const maps: Maps<Table1849> = {
  sheets: (table) => sheetsOf(mapOf(table)),
  marks: marks1849,
  art: art1849,
  scenery: (table) => sceneryWith(boardOf(table).terrain),
};

/** The page's half of 1849. */
export const presenter1849: Presenter<Table1849> = {
  id: '1849',
  name: '1849',
  theme: theme1849,
  form: form1849,
  maps,
  asking: asking1849,
  panels: [
    playersPanel({
      worth: (table, player) => scoreOf(table, player).total,
      certificates,
      more: (text, { loans }, player) => (loans[player] ? [[text.t('player.loans'), String(loans[player])]] : []),
    }),
    panel('corps', ({ state }) => <Corps table={state.table} />),
    standingsPanel,
    panel('market', ({ state }) => (
      <GridMarket spec={marketSpec(boardOf(state.table).market)} market={state.table.market} />
    )),
    panel('trains', ({ state }) => <Trains table={state.table} />),
    ...lastPanels(maps),
  ],
  reading: {
    terms: ['ISR', 'length', 'gauge', 'earthquake'],
    unnamedSteps,
    books: {
      rules: () => import('./book.ts').then(({ rules1849 }) => rules1849),
      rulings: () => import('./rulingsBook.ts').then(({ rulings1849 }) => rulings1849),
      sources: () => import('./sources.ts').then(({ sources1849 }) => sources1849),
    },
    sectionOf: sectionInCite,
  },
  cards: () => import('./cards.ts').then(({ cards1849 }) => cards1849),
  lesson: lesson1849,
  orders: orders1849,
  exports: true,
};
