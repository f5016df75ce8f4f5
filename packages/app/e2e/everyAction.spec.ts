import { game18fb, title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';
import { game1849, title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { type FormId, formIds, forms, game1865, title1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';
import { expect, test } from '@playwright/test';
import { choose, plainFields } from './choose.ts';
import { shareOf } from './long.ts';
import { type Position, positionsFor, type Wish } from './positions.ts';
import { lastAction } from './stored.ts';
import { expectMove, openFixture } from './table.ts';

const wishes1849: readonly Wish[] = [
  { players: 3, variants: title1849.variants },
  { players: 4, variants: [] },
  { players: 5, variants: title1849.variants },
];

const wishes18fb: readonly Wish[] = [3, 4, 5, 6].map((players) => ({ players, variants: [] }));

const types = (actions: object): readonly string[] => Object.keys(actions);

interface Everything {
  readonly id: string;
  /** Of the game, where it has several. */
  readonly form?: string;
  readonly types: readonly string[];
  find(types: readonly string[]): ReadonlyMap<string, Position>;
}

/** By the final rules the maritime cards are drafted and no double share is ever without an owner; by C.5 they are dealt. */
const absent: Readonly<Record<FormId, string>> = {
  normal: 'buyPresidency',
  short: 'buyPresidency',
  c5basic: 'pickCard',
  c5expansion: 'pickCard',
};

const of1865 = formIds.map((form): Everything => {
  const players = [2, 3, 4].filter((n) => forms[form].certificateLimit[n] !== undefined);
  const variants = title1865.variants.filter((variant) => variant === form);
  const wishes = players.map((n): Wish => ({ players: n, variants }));
  const all = types(game1865.forms).filter((type) => type !== absent[form]);
  // What every form has is done in one of them, in turn; what only some have, in each of those.
  const wanted = all.filter(
    (type) =>
      Object.values(absent).includes(type) ||
      shareOf(types(game1865.forms), formIds.indexOf(form), formIds.length).includes(type),
  );
  return { id: '1865', form, types: wanted, find: (each) => positionsFor(title1865, bots1865, each, wishes) };
});

const games: readonly Everything[] = [
  { id: '1849', types: types(game1849.forms), find: (wanted) => positionsFor(title1849, bots1849, wanted, wishes1849) },
  { id: '18fb', types: types(game18fb.forms), find: (wanted) => positionsFor(title18fb, bots18fb, wanted, wishes18fb) },
  ...of1865,
];

for (const { id, form, types: wanted, find } of games) {
  test(`every type of action of ${form ? `${id}, ${form},` : id} can be done by clicks`, async ({ page }) => {
    test.setTimeout(600_000);
    const found = find(wanted);
    expect([...found.keys()].sort()).toEqual([...wanted].sort());
    for (const [type, position] of found) {
      await test.step(type, async () => {
        const players = (position.setup as { players: number }).players;
        await openFixture(page, position.actions.length, { game: id, ...position } as never, players);
        await choose(page, position);
        await expectMove(page, position.actions.length + 1);
        expect(await lastAction(page)).toMatchObject(plainFields(position.offer));
      });
    }
  });
}
