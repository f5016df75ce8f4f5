import type { Offer, State } from '@binario/kernel';
import { BANK, cashOf, POOL, trainsOf } from '@binario/rail';
import {
  countedByKind,
  layInWords,
  layTurned,
  type Screen,
  summaryLine,
  toldBy,
  type Voice,
  word,
} from '@binario/terminal';
import { priceOfCard } from '../board/boardOf.ts';
import { kindOfCard } from '../data/trains.ts';
import type { Effect1865 } from '../effects.ts';
import { bankTrains } from '../rules/trains.ts';
import type { Table1865 } from '../table.ts';
import { boardOf } from '../table.ts';
import { teller } from '../text/describe.ts';
import { title1865 } from '../title.ts';
import { companyLines } from './companies.ts';
import { hexLines, mapLines, trackWords } from './hex.ts';
import { boxLines, chartLines, foresightLines } from './market.ts';
import { noteOn } from './notes.ts';
import { playerLines } from './people.ts';

const money = (amount: number): string => `L.${amount}`;

const priced = (table: Table1865, train: string): string => `${kindOfCard(train)} ${money(priceOfCard(table, train))}`;

/** What the pile still has, kind by kind: `PH2 ×4, PH3 ×5`; PH7 never run out. */
const trainsLeft = (table: Table1865): string =>
  countedByKind(trainsOf(table, BANK).map(kindOfCard), (kind) => kind === 'PH7');

function summary(state: State<Table1865>, voice: Voice): readonly string[] {
  const { table } = state;
  const pool = trainsOf(table, POOL).map((train) => `${priced(table, train)} (${word(voice.language, 'depot')})`);
  const [top] = bankTrains(table);
  const trains = [...(top === undefined ? [] : [priced(table, top)]), ...pool];
  const bank = money(cashOf(table, BANK));
  return [summaryLine(title1865, state, voice, { bank, forSale: trains, left: trainsLeft(table) })];
}

/** Where the track of a tile would lead. */
function aboutLay({ table }: State<Table1865>, offer: Offer, field: string, voice: Voice): string | undefined {
  const lay = layTurned(offer, field);
  return lay && layInWords(boardOf(table).board, lay, trackWords(voice));
}

/** How 1865 shows its map, market, companies and players in the terminal. */
export const screen1865: Screen<Table1865, Effect1865> = {
  board: mapLines,
  market: (table, voice) => [...boxLines(table), '', ...chartLines(table, voice), '', ...foresightLines(table, voice)],
  corporations: companyLines,
  players: ({ table }, voice) => playerLines(table, voice),
  summary,
  hex: hexLines,
  note: noteOn,
  byHand: { placeMarker: 'route' },
  about: aboutLay,
  ...toldBy(teller, title1865),
};
