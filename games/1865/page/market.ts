import { lasting } from '@binario/kernel';
import type { RowSpec } from '@binario/web/panels';
import type { Board1865 } from '../board/compile.ts';

/** From which phase a company may start in a box, if ever. */
function startPhase({ phases }: Board1865, value: number): number | undefined {
  return Object.values(phases).find(({ startValues }) => startValues.includes(value))?.number;
}

/** The line of boxes with the two premiums under each value, as this form of the game has them. */
export const market1865: (game: Board1865) => RowSpec = lasting((game) => {
  return {
    boxes: game.boxes.map(({ value }) => {
      const { white, green } = game.form.premium(value);
      const phase = startPhase(game, value);
      return {
        price: value,
        zones: phase === undefined ? [] : [`is-start-${phase}`],
        notes: [
          { zone: 'in-white', word: String(white) },
          { zone: 'in-green', word: String(green) },
        ],
      };
    }),
    key: [
      { zone: 'is-start-2', text: 'market.start2' },
      { zone: 'is-start-3', text: 'market.start3' },
      { zone: 'is-start-5', text: 'market.start5' },
      { zone: 'in-white', text: 'market.white' },
      { zone: 'in-green', text: 'market.green' },
    ],
  };
});
