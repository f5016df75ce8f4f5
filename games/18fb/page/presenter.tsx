import { type Maps, type Presenter, sectionInCite } from '@binario/web/game';
import { GridMarket, lastPanels, panel, playersPanel, standingsPanel } from '@binario/web/panels';
import { boardOf } from '../board/of.ts';
import { certificatesOf } from '../rules/limits.ts';
import { scoreOf } from '../rules/score.ts';
import type { Table18fb } from '../table.ts';
import { unnamedSteps } from '../text/unnamedSteps.ts';
import './18fb.css';
import './panels.css';
import { art18fb, words18fb } from './art.tsx';
import { asking18fb } from './asking.tsx';
import { form18fb } from './form.ts';
import { lesson18fb } from './lesson/lesson.ts';
import { lineOf } from './line.ts';
import { marketOn } from './market.ts';
import { marks18fb } from './marks.ts';
import { orders18fb } from './orders.ts';
import { ownOf } from './own.ts';
import { Cards } from './panels/Cards.tsx';
import { Corps } from './panels/Corps.tsx';
import { Regionals } from './panels/Regionals.tsx';
import { Trains } from './panels/Trains.tsx';
import { scenery18fb } from './scenery.tsx';
import { sheetsIn } from './sheet.ts';
import { theme18fb } from './text/theme.ts';

const maps: Maps<Table18fb> = {
  sheets: sheetsIn,
  marks: marks18fb,
  art: art18fb,
  words: words18fb,
  tall: true,
  scenery: scenery18fb,
  lit: lineOf,
};

/** Cards by the names players use for them, where their id is none. */
const shortNames: Readonly<Record<string, string>> = { Riseis: 'Panfilo', LAla: 'L’Ala' };

/** The page's half of 18FB. */
export const presenter18fb: Presenter<Table18fb> = {
  id: '18fb',
  name: '18FB',
  theme: theme18fb,
  form: form18fb,
  maps,
  asking: asking18fb,
  panels: [
    playersPanel({
      worth: (table, player) => scoreOf(table, player).total,
      certificates: certificatesOf,
      more(text, { companies }, player) {
        const held = Object.keys(companies).filter((corp) => companies[corp]?.concession === player);
        return held.length > 0 ? [[text.say('player.concessions'), held.join(' ')]] : [];
      },
      privateName: (id) => shortNames[id] ?? id,
    }),
    panel('corps', (snapshot) => <Corps table={snapshot.state.table} own={ownOf(snapshot)} />),
    standingsPanel,
    panel('market', ({ state }) => (
      <div className="market-18fb">
        <GridMarket spec={marketOn(boardOf(state.table))} market={state.table.market} />
      </div>
    )),
    panel('cards', (snapshot) => <Cards table={snapshot.state.table} own={ownOf(snapshot)} />),
    panel('regionals', (snapshot) => <Regionals table={snapshot.state.table} own={ownOf(snapshot)} />),
    panel('trains', ({ state }) => <Trains table={state.table} />),
    ...lastPanels(maps),
  ],
  reading: {
    terms: ['PR', 'concession'],
    unnamedSteps,
    books: {
      rules: () => import('./books.ts').then(({ rules18fb }) => rules18fb),
      rulings: () => import('./books.ts').then(({ rulings18fb }) => rulings18fb),
      sources: () => import('./sources.ts').then(({ sources18fb }) => sources18fb),
    },
    sectionOf: sectionInCite,
  },
  cards: () => import('./cards.ts').then(({ cards18fb }) => cards18fb),
  lesson: lesson18fb,
  orders: orders18fb,
};
