import type { Bot, GameBots } from '@binario/bots';
import { title18fb } from '@binario/game-18fb';
import { bots18fb } from '@binario/game-18fb/bot';
import { title1849 } from '@binario/game-1849';
import { bots1849 } from '@binario/game-1849/bot';
import { title1865 } from '@binario/game-1865';
import { bots1865 } from '@binario/game-1865/bot';
import { type Action, actorsOf, apply, offers, type State, start, type Title, viewOf } from '@binario/kernel';
import { expect, type Page, test } from '@playwright/test';
import { choose, plainFields } from './choose.ts';
import { isLong } from './long.ts';
import { lastAction } from './stored.ts';
import { expectMove, openFixture } from './table.ts';

/** In `npm test` a game is begun, in `npm run long` it is played to its end. */
const MOVES = isLong ? 4_000 : 8;

/** The clicks of a person, counted by the page itself. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    const told = { clicks: 0 };
    Object.assign(globalThis, { told });
    addEventListener('click', ({ isTrusted }) => isTrusted && told.clicks++, true);
  });

const clicksSoFar = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { told: { clicks: number } }).told.clicks);

/** Nobody but clicks moves anything: a player says what he wants, the page says what it made of it, and he goes on from there. */
async function playByClicks<T, E, S>(page: Page, title: Title<T, E, S>, { casual }: GameBots<T>, players: number) {
  const setup = title.setup({ players, seed: 7, variants: [], options: {} });
  const bots = new Map<string, Bot<T>>();
  const clicks = new Map<string, number[]>();
  let state: State<T> = start(title.game, setup);
  await countClicks(page);
  await openFixture(page, 0, { game: title.game.id, setup, actions: [] } as never, players);
  for (let moves = 0; moves < MOVES; moves++) {
    const [by] = actorsOf(title.game, state);
    if (by === undefined) break;
    const open = offers(title.game, state, by);
    const bot = bots.get(by) ?? casual(moves);
    bots.set(by, bot);
    const wanted = bot.choose({ view: viewOf(title.game, state, by), by, offers: open });
    const told = plainFields(wanted);
    const offer = open.find((each) => Object.entries(plainFields(each)).every(([key, value]) => told[key] === value));
    if (!offer) throw new Error(`${JSON.stringify(wanted)} is not on offer`);
    const before = await clicksSoFar(page);
    await choose(page, { offer, action: wanted });
    await expectMove(page, moves + 1);
    const done = (await lastAction(page)) as Action;
    expect(done).toMatchObject(plainFields(offer));
    const result = apply(title.game, state, done);
    if (!result.ok) throw new Error(`the page did what is refused: ${JSON.stringify(done)}`);
    state = result.state;
    clicks.set(done.type, [...(clicks.get(done.type) ?? []), (await clicksSoFar(page)) - before]);
  }
  return { clicks, over: actorsOf(title.game, state).length === 0 };
}

/** How many clicks each kind of decision took. */
function table(clicks: ReadonlyMap<string, readonly number[]>): string {
  const all = [...clicks.values()].flat();
  const row = (name: string, each: readonly number[]) => {
    const sum = each.reduce((a, b) => a + b, 0);
    return `${name.padEnd(22)} ${String(each.length).padStart(5)} times ${(sum / each.length).toFixed(1).padStart(5)} clicks, most ${Math.max(...each)}`;
  };
  return [
    ...[...clicks].sort(([, a], [, b]) => b.length - a.length).map(([type, each]) => row(type, each)),
    row('all', all),
  ].join('\n');
}

const games = [
  ['1849', (page: Page) => playByClicks(page, title1849, bots1849, 3)],
  ['1865', (page: Page) => playByClicks(page, title1865, bots1865, 2)],
  ['18FB', (page: Page) => playByClicks(page, title18fb, bots18fb, 3)],
] as const;

for (const [name, play] of games) {
  test(`a game of ${name} by clicks alone`, async ({ page }) => {
    test.setTimeout(60_000 + MOVES * 2_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const { clicks, over } = await play(page);
    if (isLong) console.log(`${name}\n${table(clicks)}`);
    expect(problems).toEqual([]);
    expect(over).toBe(isLong);
    if (isLong) await expect(page.locator('.end')).toBeVisible();
  });
}
