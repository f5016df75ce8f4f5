import { certCount } from '@binario/rail';
import type { Maps, Presenter } from '@binario/web/game';
import { lastPanels, panel, playersPanel, standingsPanel } from '@binario/web/panels';
import { boardOf } from '../board/boardOf.ts';
import type { Company } from '../data/companies.ts';
import { scoreOf } from '../rules/score.ts';
import type { Table1865 } from '../table.ts';
import { unnamedSteps } from '../text/unnamedSteps.ts';
import './1865.css';
import { art1865, words1865 } from './art.tsx';
import { asking1865 } from './asking.tsx';
import { sectionOf1865 } from './cites.ts';
import { form1865 } from './form.ts';
import { lesson1865 } from './lesson/lesson.ts';
import { marks1865 } from './marks.ts';
import { orders1865 } from './orders.ts';
import { ownOf } from './own.ts';
import { Corps } from './panels/Corps.tsx';
import { Dragons } from './panels/Dragons.tsx';
import { Market } from './panels/Market.tsx';
import { Trains } from './panels/Trains.tsx';
import { sceneryOf } from './scenery.tsx';
import { sheetsOf } from './sheet.ts';
import { theme1865 } from './text/theme.ts';

const maps: Maps<Table1865> = {
  sheets: (table) => sheetsOf(boardOf(table)),
  marks: marks1865,
  art: art1865,
  words: words1865,
  tall: true,
  lit: (table, action) => {
    const { corp } = action as { readonly corp?: string };
    const company = action.type === 'launch' && corp ? boardOf(table).companies[corp as Company] : undefined;
    return company ? [company.home, company.destination] : [];
  },
  scenery: (table, sheet) => sceneryOf(boardOf(table))(sheet),
};

/** The page's half of 1865. */
export const presenter1865: Presenter<Table1865> = {
  id: '1865',
  name: '1865',
  theme: theme1865,
  form: form1865,
  maps,
  asking: asking1865,
  panels: [
    playersPanel({
      worth: (table, player) => scoreOf(table, player).total,
      certificates: ({ certs }, player) => certCount(certs, player),
      more: (text, { loans }, player) => (loans[player] ? [[text.t('player.loans'), String(loans[player])]] : []),
    }),
    panel('corps', (snapshot) => <Corps table={snapshot.state.table} own={ownOf(snapshot)} />),
    standingsPanel,
    panel('dragons', (snapshot) => <Dragons table={snapshot.state.table} own={ownOf(snapshot)} />),
    panel('market', (snapshot) => <Market table={snapshot.state.table} own={ownOf(snapshot)} />),
    panel('trains', ({ state }) => <Trains table={state.table} />),
    ...lastPanels(maps),
  ],
  reading: {
    terms: ['M', 'traffic', 'dragons'],
    unnamedSteps,
    books: {
      rules: () => import('./books.ts').then(({ rules1865 }) => rules1865),
      rulings: () => import('./books.ts').then(({ rulings1865 }) => rulings1865),
      sources: () => import('./sources.ts').then(({ sources1865 }) => sources1865),
    },
    sectionOf: sectionOf1865,
  },
  cards: () => import('./cards.ts').then(({ cards1865 }) => cards1865),
  lesson: lesson1865,
  orders: orders1865,
};
