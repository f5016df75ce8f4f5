import { type GameBots, playOut } from '@binario/bots';
import { title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';
import { title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { title1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';
import { actorsOf, offers, type State, type Title } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

/** What a position was found to offer, and the position itself. */
interface Noted<T> {
  readonly state: State<T>;
  readonly told: string;
}

/**
 * Much is remembered between questions, by what it depends on. So the same position must offer the same whether it came
 * about by play, out of a file, or is gone back to after others.
 */
function compare<T, E, S>(title: Title<T, E, S>, { random }: GameBots<T>): number {
  const { game, players } = title;
  const told = (state: State<T>) => JSON.stringify(actorsOf(game, state).map((by) => offers(game, state, by)));
  const before: Noted<T>[] = [];
  let compared = 0;
  for (const seats of new Set([players.min, players.max])) {
    let n = 0;
    const onState = (state: State<T>) => {
      const now = told(state);
      if (n % 4 === 0) expect(told(JSON.parse(JSON.stringify(state)))).toBe(now);
      const older = before[(n * 7919) % (before.length || 1)];
      if (n % 4 === 2 && older) expect(told(older.state)).toBe(older.told);
      if (n % 9 === 0) before.push({ state, told: now });
      if (n % 2 === 0) compared++;
      n++;
    };
    playOut(title, { players: seats, seed: 41, variants: [], options: {} }, random, { onState });
  }
  return compared;
}

describe('what is remembered never changes what is offered', () => {
  it('in 1849', () => expect(compare(title1849, bots1849)).toBeGreaterThan(500));
  it('in 1865', () => expect(compare(title1865, bots1865)).toBeGreaterThan(500));
  it('in 18FB', () => expect(compare(title18fb, bots18fb)).toBeGreaterThan(500));
});
