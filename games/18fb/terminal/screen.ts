import type { Offer, State } from '@binario/kernel';
import { BANK, cashOf, POOL, trainsOf } from '@binario/rail';
import {
  countedByKind,
  layInWords,
  layTurned,
  marketLines,
  type Screen,
  summaryLine,
  toldBy,
  type Voice,
  word,
} from '@binario/terminal';
import { boardOf } from '../board/of.ts';
import { trainDef } from '../board/questions.ts';
import type { Effect18fb } from '../effects.ts';
import { bankTrains, faceValue } from '../rules/trains.ts';
import type { Table18fb } from '../table.ts';
import { teller } from '../text/describe.ts';
import { title18fb } from '../title.ts';
import { companyLines } from './companies.ts';
import { hexLines, mapLines, spelled, trackWords } from './hex.ts';
import { noteOn } from './notes.ts';
import { playerLines } from './people.ts';

const money = (amount: number): string => `D${amount}`;

/** What the pile still has, kind by kind: `PH2 ×4, PH3 ×4`; PH6 never run out. */
const trainsLeft = (table: Table18fb): string =>
  countedByKind(
    trainsOf(table, BANK).map((train) => trainDef(boardOf(table), train).kind),
    (kind) => kind.endsWith('6'),
  );

function summary(state: State<Table18fb>, voice: Voice): readonly string[] {
  const { table } = state;
  const trains = bankTrains(table).map((train) => {
    const from = table.trains[train] === POOL ? ` (${word(voice.language, 'depot')})` : '';
    return `${trainDef(boardOf(table), train).kind} ${money(faceValue(table, train))}${from}`;
  });
  const bank = money(cashOf(table, BANK));
  return [summaryLine(title18fb, state, voice, { bank, forSale: trains, left: trainsLeft(table) })];
}

/** Where the track of a tile would lead. */
function aboutLay({ table }: State<Table18fb>, offer: Offer, field: string, voice: Voice): string | undefined {
  const lay = layTurned(offer, field);
  return lay && layInWords(boardOf(table).full.board, lay, trackWords(voice));
}

/** How 18FB shows its maps, market, companies and players in the terminal. */
export const screen18fb: Screen<Table18fb, Effect18fb> = {
  board: mapLines,
  market: (table) => marketLines(boardOf(table).grid, table.market),
  corporations: companyLines,
  players: ({ table }, voice) => playerLines(table, voice),
  summary,
  hex: hexLines,
  note: noteOn,
  byHand: { placeToken: 'route' },
  spelled,
  about: aboutLay,
  ...toldBy(teller, title18fb),
};
