import { expect, type Page, test } from '@playwright/test';
import { type Guest, guest } from './onlineTable.ts';
import { ownServer } from './ownServer.ts';
import { primary } from './table.ts';

const HOUR = 3_600_000;

/** Lets a server start with the time of day so far ahead. */
const ahead = (hours: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`const now=Date.now;Date.now=()=>now()+${hours * HOUR}`)}`,
});

const panel = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** A table of 1865 for two people and two automatic players: a day for a turn, tomorrow off, a vote in the end. */
async function begun(anna: Guest, bruno: Guest): Promise<string> {
  const { page } = anna;
  await page.getByRole('button', { name: 'New table: 1865' }).click();
  await page.getByRole('button', { name: '4', exact: true }).click();
  for (const n of [3, 4]) await page.getByLabel(`Who plays in seat ${n}`).selectOption('casual');
  await page.getByRole('button', { name: 'Create the table' }).click();
  const address = await page.getByLabel('Link to send').inputValue();
  await page.getByText('Change the settings of the table').click();
  await page.getByLabel('Time').selectOption('day');
  // The week of the form begins on Monday.
  await page.locator('.days-off input').nth(new Date().getDay()).check();
  await page.getByLabel('When the time is up').selectOption('vote');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.invitation')).toContainText('1 day');
  await bruno.page.goto(address);
  await bruno.page.locator('[data-seat="P2"]').getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('[data-seat="P2"]')).toContainText('Bruno');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const each of [anna, bruno]) await expect(each.page.locator('.question')).toBeVisible();
  return address;
}

interface Looked {
  readonly position: number;
  readonly info: {
    readonly turn: { readonly actors: readonly string[]; readonly since: number; readonly due?: number };
  };
}

test('a game by correspondence: a day off, orders, servers that start again, a vote on who is late, a seat taken over', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await ownServer();
  const anna = await guest(browser, 'Anna', server.address);
  const bruno = await guest(browser, 'Bruno', server.address);
  const address = await begun(anna, bruno);
  const table = async () =>
    (await (
      await anna.context.request.get(`${server.address}/api${new URL(address).pathname.replace('table', 'tables')}`)
    ).json()) as Looked;
  const later = async (hours: number) => {
    await server.stop();
    await server.start(ahead(hours));
    for (const { page } of [anna, bruno]) {
      await page.reload();
      // The server has just come up and opens the game first.
      await expect(page.locator('.question')).toBeVisible({ timeout: 60_000 });
    }
  };

  await panel(bruno.page, 'Standing orders');
  await bruno.page.locator('.order-wish').first().getByRole('button', { name: 'Order' }).click();
  await expect(bruno.page.locator('.orders li')).toHaveCount(1);

  // Whoever is asked first has two days for a turn of one day: tomorrow is off.
  const people: Record<string, [Guest, Guest]> = { P1: [anna, bruno], P2: [bruno, anna] };
  await expect.poll(async () => (await table()).info.turn.actors.some((seat) => seat in people)).toBe(true);
  const { actors, since, due = 0 } = (await table()).info.turn;
  const [late, other] = people[actors[0] as string] as [Guest, Guest];
  expect((due - since) / HOUR).toBeCloseTo(48, 1);
  await later(30);
  await expect(late.page.locator('.head-clock')).toHaveAttribute('data-clock', 'calm');
  await expect(late.page.locator('.head-clock')).toContainText(/1[78] h/);

  // Two days have gone, and the time of grace; then the other person is asked.
  await later(48.5);
  await expect(late.page.locator('.head-clock')).toContainText('Your time is up.');
  await panel(other.page, 'Log');
  await expect(other.page.locator('.log')).toContainText('Time is up');
  await later(51.5);
  const vote = other.page.locator('[data-request="late"]');
  await expect(vote).toContainText('shall an automatic player move once?');
  const { position } = await table();
  await vote.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(async () => (await table()).position).toBeGreaterThan(position);

  // The late one goes for good; Carla asks for the seat and gets it.
  await panel(late.page, 'Seats');
  late.page.on('dialog', (dialog) => void dialog.accept());
  await late.page.getByRole('button', { name: 'Leave' }).click();
  const seat = `[data-seat="${actors[0]}"]:not(.head-seat)`;
  const carla = await guest(browser, 'Carla', server.address);
  await carla.page.setViewportSize({ width: 390, height: 844 });
  await carla.page.goto(address);
  await panel(carla.page, 'Seats');
  await carla.page.locator(seat).getByRole('button', { name: 'Ask' }).click();
  await other.page.locator('[data-request="seat"]').getByRole('button', { name: 'Agree' }).click();
  await expect(carla.page.locator(seat)).toContainText('Carla');

  // And the game goes on.
  await carla.page.setViewportSize({ width: 1440, height: 900 });
  const before = (await table()).position;
  const playing = [carla.page, other.page];
  await expect
    .poll(
      async () => {
        for (const page of playing) {
          if (
            await primary(page)
              .isEnabled({ timeout: 500 })
              .catch(() => false)
          )
            await primary(page)
              .click({ timeout: 1000 })
              .catch(() => undefined);
          else
            await page
              .locator('.offer-button, .bar .button:not(.primary)')
              .first()
              .click({ timeout: 1000 })
              .catch(() => undefined);
        }
        return (await table()).position;
      },
      { timeout: 40_000 },
    )
    .toBeGreaterThan(before);
  for (const { context } of [anna, bruno, carla]) await context.close();
  await server.stop();
});
