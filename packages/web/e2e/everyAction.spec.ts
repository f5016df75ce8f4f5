import { game18fb } from '@binario/game-18fb';
import { title18fb } from '@binario/game-18fb/title';
import { game1849 } from '@binario/game-1849';
import { title1849 } from '@binario/game-1849/title';
import { expect, test } from '@playwright/test';
import { choose } from './choose.ts';
import { type Position, positionsFor, type Wish } from './positions.ts';
import { expectMove, openFixture } from './table.ts';

const wishes1849: readonly Wish[] = [
  { players: 3, variants: title1849.variants },
  { players: 4, variants: [] },
  { players: 5, variants: title1849.variants },
];

const wishes18fb: readonly Wish[] = [3, 4, 5, 6].map((players) => ({ players, variants: [] }));

const types = (forms: object): readonly string[] => Object.keys(forms);

const games: readonly {
  readonly id: string;
  readonly types: readonly string[];
  find(types: readonly string[]): ReadonlyMap<string, Position>;
}[] = [
  { id: '1849', types: types(game1849.forms), find: (wanted) => positionsFor(title1849, wanted, wishes1849) },
  { id: '18fb', types: types(game18fb.forms), find: (wanted) => positionsFor(title18fb, wanted, wishes18fb) },
];

for (const { id, types: wanted, find } of games) {
  test(`every type of action of ${id} can be done by clicks`, async ({ page }) => {
    test.setTimeout(600_000);
    const found = find(wanted);
    expect([...found.keys()].sort()).toEqual([...wanted].sort());
    for (const [type, position] of found) {
      await test.step(type, async () => {
        const players = (position.setup as { players: number }).players;
        await openFixture(page, position.actions.length, { game: id, ...position } as never, players);
        await choose(page, position);
        await expectMove(page, position.actions.length + 1);
      });
    }
  });
}
