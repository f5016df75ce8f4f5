import type { Amount, CardPart } from '../board/file.ts';
import type { CardId } from '../ids.ts';

function card(name: string, cost: number, income: number, fromPhase = 1, laterIncome?: number): CardPart {
  return { name, cost, income, fromPhase, ...(laterIncome !== undefined && { laterIncome }), from: 'F' };
}

/** 2.7 The political cards as the rulebook's chart lists them. */
export const cards: Readonly<Record<CardId, CardPart>> = {
  Bayard: card('Bayard', 25, 5),
  Melisurgo: card('Melisurgo', 50, 10),
  Riseis: card('Panfilo De Riseis', 75, 15),
  Falcon: card('Giuseppe Falcon De Cimer', 75, 15, 2),
  Delahante: card('Delahante, Duca di Galliera', 100, 20, 2),
  Valadous: card('Valadous e D’Amato', 125, 20, 1, 10),
  LAla: card('Casata L’Ala', 175, 25, 1, 10),
  Albano: card('Albano, Fox-Henderson', 200, 25, 1, 10),
};

/** What a Falcon token adds to a city served by the railroad it was given to (2.7 note 4). */
export const falcon: readonly Amount[] = [
  { hex: 'I30', amount: 30, from: 'F' },
  { hex: 'F37', amount: 10, from: 'F' },
];
