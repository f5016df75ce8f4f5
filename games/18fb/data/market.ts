import type { MarketPart, SpacePart } from '../board/file.ts';

/**
 * The stock market, top row first. Values are `R`, steps of ten and two colours of blue around ten starting spaces are
 * printed (2.2). `l` light blue, `d` dark blue, otherwise white; `*` a starting space, `_` a space on a ledge: the lower
 * edge of its zone.
 */
const rows = [
  '110 120 130 140 150* 160 170 180 190 200 210 220 230 240 250 260 270 280 290 300',
  '100 110 120 130 140* 150 160 170 180 190 200 210 220 230 240 250 260 270_ 280_ 290_',
  '90 100 110 120 130* 140 150 160 170 180 190 200 210 220 230_ 240_ 250_ 260l 270l 280l',
  '80 90 100 110 120* 130 140 150 160 170 180 190 200_ 210_ 220l 230l 240l',
  '70 80 90 100 110* 120 130 140 150 160 170_ 180_ 190l 200l 210l 220l',
  '60_ 70 80 90 100* 110 120 130 140 150_ 160l 170l 180l 190l',
  '55l 60_ 70 80 90* 100 110 120 130_ 140l 150l 160l',
  '50l_ 55l 60_ 70 80* 90 100 110_ 120l 130l',
  '45d 50l_ 55l 60_ 70* 80_ 90_ 100l 110l',
  '40d 45d 50l_ 55l 60*_ 70l 80l 90l_',
  '35d 40d 45d 50l_ 55l 60l_ 70l_ 80d',
  '30d 35d 40d 45d 50l_ 55d 60d',
  '25d 30d 35d 40d 45d 50d',
  '20d 25d 30d 35d 40d',
  '10d 20d 25d 30d 35d',
];

const firstPhase = (value: number): number => (value <= 100 ? 1 : value <= 130 ? 2 : 5);

function space(text: string): SpacePart {
  const value = Number.parseInt(text, 10);
  const starts = text.includes('*');
  return {
    value,
    ...(text.includes('l') && { zone: 'light' as const }),
    ...(text.includes('d') && { zone: 'dark' as const }),
    ...(text.includes('_') && { ledge: true as const }),
    ...(starts && { startsIn: firstPhase(value) }),
    from: starts ? 'F' : 'R',
  };
}

/** The stock market of the built-in board. */
export const market: MarketPart = { rows: rows.map((row) => row.split(' ').map(space)), top: 300, unfloated: 100 };
