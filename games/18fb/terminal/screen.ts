import type { Offer, State } from '@binario/kernel';
import { BANK, cashOf, POOL, tileFace, trainsOf } from '@binario/rail';
import { marketLines, type Screen, summaryLine, toldBy, trackInWords, type Voice, word } from '@binario/terminal';
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
function trainsLeft(table: Table18fb): string {
  const counts = new Map<string, number>();
  for (const train of trainsOf(table, BANK)) {
    const { kind } = trainDef(boardOf(table), train);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => (kind.endsWith('6') ? kind : `${kind} ×${count}`)).join(', ');
}

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
  if (offer.type !== 'layTile' || field !== 'rotation') return undefined;
  const { hex, tile, rotation } = offer as unknown as { hex: string; tile: string; rotation: number };
  const { board } = boardOf(table).full;
  return trackInWords(board, hex, tileFace(board, tile, rotation), trackWords(voice));
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
