import type { Offer, State } from '@binario/kernel';
import { BANK, cashOf, faceAt, POOL, tileFace, trainsOf } from '@binario/rail';
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
import { classOf, gridOf, mapOf } from '../board/boardOf.ts';
import { kindOfTrain } from '../data/trains.ts';
import type { Effect1849 } from '../effects.ts';
import { layingCost } from '../rules/track.ts';
import { bankTrains } from '../rules/trains.ts';
import type { Table1849 } from '../table.ts';
import { teller } from '../text/describe.ts';
import { title1849 } from '../title.ts';
import { corporationLines } from './corporations.ts';
import { hexLines, mapLines, trackWords } from './hex.ts';
import { noteOn } from './notes.ts';
import { playerLines } from './people.ts';

const money = (amount: number): string => `L.${amount}`;

const priced = (table: Table1849, train: string): string =>
  `${kindOfTrain(train)} ${money(classOf(table, train).price)}`;

/** What the bank still has, class by class: `4H ×4, 6H ×3`. */
const trainsLeft = (table: Table1849): string => countedByKind(trainsOf(table, BANK).map(kindOfTrain));

function summary(state: State<Table1849>, voice: Voice): readonly string[] {
  const { table } = state;
  const pool = trainsOf(table, POOL).map((train) => `${priced(table, train)} (${word(voice.language, 'depot')})`);
  const trains = [...bankTrains(table).map((train) => priced(table, train)), ...pool];
  const bank = money(cashOf(table, BANK));
  return [summaryLine(title1849, state, voice, { bank, forSale: trains, left: trainsLeft(table) })];
}

/** Where the track of a tile would lead, and what it costs there. */
function aboutLay({ table, flow }: State<Table1849>, offer: Offer, field: string, voice: Voice): string | undefined {
  const lay = layTurned(offer, field);
  if (!lay) return undefined;
  const board = mapOf(table);
  const { hex, tile, rotation } = lay;
  const { corp } = flow.at(-1) as unknown as { readonly corp: string };
  const cost = layingCost(table, corp, hex, faceAt(board, table.map, hex), tileFace(board, tile, rotation));
  const track = layInWords(board, lay, trackWords(voice));
  return cost > 0 ? `${track}, ${money(cost)}` : track;
}

/** How 1849 shows its map, market, corporations and players in the terminal. */
export const screen1849: Screen<Table1849, Effect1849> = {
  board: mapLines,
  market: (table) => marketLines(gridOf(table), table.market, (price) => (price === 0 ? '×' : String(price))),
  corporations: corporationLines,
  players: ({ table }, voice) => playerLines(table, voice),
  summary,
  hex: hexLines,
  note: noteOn,
  about: aboutLay,
  ...toldBy(teller, title1849),
};
