import type { Offer, State } from '@binario/kernel';
import { BANK, cashOf, POOL, roundName, tileFace, trainsOf } from '@binario/rail';
import { labelledBy, type Screen, trackInWords, type Voice, word } from '@binario/terminal';
import { defOf, priceOfCard } from '../data/trains.ts';
import { type Effect1865, type Table1865, title1865 } from '../game.ts';
import { bankTrains } from '../rules/trains.ts';
import { boardOf } from '../table.ts';
import { breadcrumb, describeAction, describeAsk, describeEvent, describeRefusal, labelOf } from '../text/describe.ts';
import { companyLines } from './companies.ts';
import { hexLines, mapLines, trackWords } from './hex.ts';
import { boxLines, chartLines, foresightLines } from './market.ts';
import { noteOn } from './notes.ts';
import { playerLines } from './people.ts';

const money = (amount: number): string => `L.${amount}`;

const priced = (train: string): string => `${defOf(train).kind} ${money(priceOfCard(train))}`;

/** What the pile still has, kind by kind: `PH2 ×4, PH3 ×5`; PH7 never run out. */
function trainsLeft(table: Table1865): string {
  const counts = new Map<string, number>();
  for (const train of trainsOf(table, BANK)) {
    const { kind } = defOf(train);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => (kind === 'PH7' ? kind : `${kind} ×${count}`)).join(', ');
}

function summary({ table, flow }: State<Table1865>, { language }: Voice): readonly string[] {
  const pool = trainsOf(table, POOL).map((train) => `${priced(train)} (${word(language, 'depot')})`);
  const [top] = bankTrains(table);
  const trains = [...(top === undefined ? [] : [priced(top)]), ...pool];
  return [
    [
      roundName(language, title1865.describeRound({ table, flow, rng: 0 })),
      title1865.text[language][`phase.${table.phase}`] ?? table.phase,
      `${word(language, 'bank')} ${money(cashOf(table, BANK))}`,
      labelledBy(language, 'trainsForSale', trains.join(', ')),
      trainsLeft(table),
    ].join(' · '),
  ];
}

/** Where the track of a tile would lead. */
function aboutLay({ table }: State<Table1865>, offer: Offer, field: string, voice: Voice): string | undefined {
  if (offer.type !== 'layTile' || field !== 'rotation') return undefined;
  const { hex, tile, rotation } = offer as unknown as { hex: string; tile: string; rotation: number };
  const { board } = boardOf(table);
  return trackInWords(board, hex, tileFace(board, tile, rotation), trackWords(voice));
}

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
  breadcrumb: (state, { language, names }) => breadcrumb(state, language, names),
  ask: (state, { language, names }) => describeAsk(state, language, names),
  action: (action, { language, names }) => describeAction(action, language, names),
  label: (type, { language }) => labelOf(type, language),
  event: (event, { language, names }) => describeEvent(event, language, names),
  refusal: (refusal, { language, names }) => describeRefusal(refusal, language, names),
  end: (reason, { language }) => title1865.text[language][`end.${reason}`] ?? reason,
};
