import type { Offer, State } from '@binario/kernel';
import { BANK, cashOf, POOL, roundName, tileFace, trainsOf } from '@binario/rail';
import { labelledBy, marketLines, type Screen, trackInWords, type Voice, word } from '@binario/terminal';
import { fullBoard } from '../data/board.ts';
import { grid } from '../data/market.ts';
import { defOf } from '../data/trains.ts';
import { type Effect18fb, type Table18fb, title18fb } from '../game.ts';
import { bankTrains, faceValue } from '../rules/trains.ts';
import { breadcrumb, describeAction, describeAsk, describeEvent, describeRefusal, labelOf } from '../text/describe.ts';
import { companyLines } from './companies.ts';
import { hexLines, mapLines, spelled, trackWords } from './hex.ts';
import { noteOn } from './notes.ts';
import { playerLines } from './people.ts';

const money = (amount: number): string => `D${amount}`;

/** What the pile still has, kind by kind: `PH2 ×4, PH3 ×4`; PH6 never run out. */
function trainsLeft(table: Table18fb): string {
  const counts = new Map<string, number>();
  for (const train of trainsOf(table, BANK)) {
    const { kind } = defOf(train);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => (kind.endsWith('6') ? kind : `${kind} ×${count}`)).join(', ');
}

function summary({ table, flow }: State<Table18fb>, { language }: Voice): readonly string[] {
  const trains = bankTrains(table).map((train) => {
    const from = table.trains[train] === POOL ? ` (${word(language, 'depot')})` : '';
    return `${defOf(train).kind} ${money(faceValue(table, train))}${from}`;
  });
  return [
    [
      roundName(language, title18fb.describeRound({ table, flow, rng: 0 })),
      title18fb.text[language][`phase.${table.phase}`] ?? table.phase,
      `${word(language, 'bank')} ${money(cashOf(table, BANK))}`,
      labelledBy(language, 'trainsForSale', trains.join(', ')),
      trainsLeft(table),
    ].join(' · '),
  ];
}

/** Where the track of a tile would lead. */
function aboutLay(offer: Offer, field: string, voice: Voice): string | undefined {
  if (offer.type !== 'layTile' || field !== 'rotation') return undefined;
  const { hex, tile, rotation } = offer as unknown as { hex: string; tile: string; rotation: number };
  const { board } = fullBoard;
  return trackInWords(board, hex, tileFace(board, tile, rotation), trackWords(voice));
}

export const screen18fb: Screen<Table18fb, Effect18fb> = {
  board: mapLines,
  market: (table) => marketLines(grid, table.market),
  corporations: companyLines,
  players: ({ table }, voice) => playerLines(table, voice),
  summary,
  hex: hexLines,
  note: noteOn,
  byHand: { placeToken: 'route' },
  spelled,
  about: (_state, offer, field, voice) => aboutLay(offer, field, voice),
  breadcrumb: (state, { language, names }) => breadcrumb(state, language, names),
  ask: (state, { language, names }) => describeAsk(state, language, names),
  action: (action, { language, names }) => describeAction(action, language, names),
  label: (type, { language }) => labelOf(type, language),
  event: (event, { language, names }) => describeEvent(event, language, names),
  refusal: (refusal, { language, names }) => describeRefusal(refusal, language, names),
  end: (reason, { language }) => title18fb.text[language][`end.${reason}`] ?? reason,
};
