import { type GameBots, playOut } from '@binario/bots';
import { mixed, wish } from '@binario/bots/testing';
import { title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';
import { title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { title1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';
import type { SetupWish, Title } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

const LONG = 180_000;

/** Games in which one Casual player among random ones is alone in front. */
function winsOf<T, E, S>(title: Title<T, E, S>, bots: GameBots<T>, wishes: readonly SetupWish[]): number {
  return wishes.filter((each, game) => {
    const mine = `P${(game % each.players) + 1}`;
    const { state } = playOut(
      title,
      each,
      mixed(bots, (seat) => seat === mine),
    );
    const [first, second] = title.scores(state.table);
    return first?.player === mine && first.total > (second?.total ?? 0);
  }).length;
}

const wishesFor = (players: number, games: number, variants: readonly string[] = []): readonly SetupWish[] =>
  Array.from({ length: games }, (_, game) => wish(players, 900 + game, variants));

describe('strength', () => {
  it(
    '1849: one Casual among random players wins nearly always',
    () => expect(winsOf(title1849, bots1849, wishesFor(3, 4))).toBeGreaterThanOrEqual(3),
    LONG,
  );

  it.each([
    [3, []],
    [2, ['short']],
    [3, ['c5expansion']],
  ])(
    '1865, %i players %j: one Casual among random players wins nearly always',
    (players, variants) =>
      expect(winsOf(title1865, bots1865, wishesFor(players, 2, variants))).toBeGreaterThanOrEqual(1),
    LONG,
  );

  it(
    '18FB: one Casual among random players wins nearly always',
    () => expect(winsOf(title18fb, bots18fb, wishesFor(3, 3))).toBeGreaterThanOrEqual(2),
    LONG,
  );
});
