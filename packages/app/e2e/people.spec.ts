import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { type Guest, guest } from './onlineTable.ts';

const PASSWORD = 'una parola lunga';
let made = 0;
/** A name nobody has had: members keep theirs for all tests of this server. */
const newName = () => `Carla ${Date.now() % 100_000}-${made++}`;

async function post<R>(request: APIRequestContext, path: string, data: object): Promise<R> {
  const answer = await request.post(`/api${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

const command = (request: APIRequestContext, table: string, data: object) =>
  post(request, `/tables/${table}/commands`, data);

async function newTable(request: APIRequestContext, settings: object, seats: readonly unknown[] = ['me']) {
  const wish = { game: '1849', players: 3, seats, settings };
  return (await post<{ info: { id: string } }>(request, '/tables', wish)).info.id;
}

/** Whoever has never been here, as a page in this language. */
async function arriving(browser: Browser, language = 'en'): Promise<Guest> {
  const context = await browser.newContext();
  const kept = JSON.stringify({ language });
  await context.addInitScript((settings) => localStorage.setItem('binario.settings', settings), kept);
  return { context, page: await context.newPage() };
}

async function signIn(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
}

test('a returning member finds the way to sign in from everywhere, and is back where they were', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const name = newName();
  const carla = await arriving(browser);
  const { page, context } = carla;
  await post(context.request, '/account/register', { name, password: PASSWORD });
  const invited = await newTable(context.request, {}, ['open']);
  const closed = await newTable(context.request, { watchers: false }, ['me', { bot: 'random' }, { bot: 'random' }]);
  const open = await newTable(context.request, {}, ['me', { bot: 'random' }, { bot: 'random' }]);
  for (const id of [closed, open]) await command(context.request, id, { do: 'start' });
  const places = [
    ['/', page.getByRole('heading', { name: 'Binario' })],
    ['/online', page.getByRole('heading', { name: 'My tables' })],
    [`/table/${invited}`, page.locator('[data-seat="P1"]')],
    // Not to be watched by strangers, and to be watched.
    [`/table/${closed}`, page.locator('.question')],
    [`/table/${open}`, page.locator('.question')],
    ['/account', page.getByRole('heading', { name: 'Turn notices' })],
  ] as const;
  for (const [place, shown] of places) {
    await context.request.post('/api/account/sign-out');
    await page.goto(place);
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL(/\/sign-in\?/);
    await signIn(page, name);
    await expect(page).toHaveURL(place);
    await expect(shown).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await context.close();
});

test('the name of a member leads to sign in, in the language of the reader', async ({ browser }) => {
  const name = newName();
  const { page, context } = await arriving(browser, 'it');
  await post(context.request, '/account/register', { name, password: PASSWORD });
  await context.request.post('/api/account/sign-out');
  await page.goto('/online');
  await page.getByLabel('Il tuo nome').fill(name);
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page.getByRole('alert')).toContainText('Questo nome è di un giocatore registrato');
  await page.getByRole('link', { name: `Accedi come ${name}` }).click();
  const form = page.getByRole('form', { name: 'Accedi' });
  await expect(form.getByLabel('Il tuo nome')).toHaveValue(name);
  await form.getByLabel('Password').fill('sbagliata');
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText('Nome o password sbagliati.');
  await expectAccessible(page);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/online');
  await expect(page.getByRole('heading', { name: 'I miei tavoli' })).toBeVisible();
  await context.close();
});

test('a guest who signs in is told what stays behind, and how to keep it', async ({ browser }) => {
  const { page, context } = await guest(browser, 'Gino');
  await newTable(context.request, { name: 'Etna by night' });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('You are here as the guest Gino')).toBeVisible();
  await expect(page.getByText('Etna by night')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in and leave these tables behind' })).toBeVisible();
  await page.getByRole('link', { name: 'Make the guest a member instead' }).click();
  await expect(page.getByRole('form', { name: 'Become a member' })).toBeVisible();
  await context.close();
});

/** Anna, Bruno and Carla sit at one table and look at it. */
async function three(browser: Browser, settings: object = {}) {
  const [anna, bruno, carla] = [
    await guest(browser, 'Anna'),
    await guest(browser, 'Bruno'),
    await guest(browser, 'Carla'),
  ];
  const id = await newTable(anna.context.request, settings);
  for (const each of [bruno, carla]) await command(each.context.request, id, { do: 'sit' });
  for (const each of [anna, bruno, carla]) await each.page.goto(`/table/${id}`);
  const close = () => Promise.all([anna, bruno, carla].map(({ context }) => context.close()));
  return { anna, bruno, carla, id, close };
}

test('nobody is removed from a running game by one click', async ({ browser }) => {
  test.setTimeout(240_000);
  const { anna, bruno, carla, id, close } = await three(browser, { watchers: false });
  await command(anna.context.request, id, { do: 'start' });
  await anna.page.getByRole('tab', { name: 'Seats' }).click();
  const row = anna.page.locator('[data-seat="P2"]:not(.head-seat)');
  await row.getByRole('button', { name: 'Remove…' }).click();
  const dialog = anna.page.getByRole('dialog');
  await expect(dialog).toContainText('You are asking Carla. If all agree, Bruno loses the seat for good');
  await expectAccessible(anna.page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Remove…' }).click();
  await dialog.getByRole('button', { name: 'Ask the others to remove Bruno' }).click();

  const told = bruno.page.locator('[data-request="remove"]');
  await expect(told).toContainText('Anna would like you to leave the table');
  await expect(told.getByRole('button')).toHaveCount(0);
  await expect(row).toContainText('Bruno');
  const vote = carla.page.locator('[data-request="remove"]');
  await expect(vote).toContainText('Anna would like Bruno to leave the table');
  await vote.getByRole('button', { name: 'Agree' }).click();

  await expect(bruno.page.locator('[data-told="removed"]')).toContainText('You were removed from this table');
  await expect(row).toContainText('taken from Bruno');
  const players = anna.page.locator('.players');
  if (!(await players.isVisible())) await anna.page.getByRole('tab', { name: 'Players' }).click();
  await expect(players).toContainText('Bruno (left)');
  for (const { page } of [anna, carla]) {
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.log')).toContainText(
      'Bruno is removed from the table: Anna asked for it, Carla agreed.',
    );
  }
  await carla.page.reload();
  await carla.page.getByRole('tab', { name: 'Log' }).click();
  await expect(carla.page.locator('.log')).toContainText('Bruno is removed from the table');
  await close();
});

test('before the start the host is asked once more, and who is removed is told and stays out', async ({ browser }) => {
  const { anna, bruno, close } = await three(browser);
  await anna.page.locator('[data-seat="P2"]').getByRole('button', { name: 'Remove…' }).click();
  await expect(anna.page.getByRole('dialog')).toContainText('Bruno loses the seat, is told so');
  await expect(bruno.page.locator('[data-seat="P2"]')).toContainText('Bruno');
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Remove Bruno' }).click();
  await expect(bruno.page.locator('[data-told="removed"]')).toContainText('The host has removed you');
  await bruno.page.reload();
  await expect(bruno.page.locator('[data-told="removed"]')).toBeVisible();
  await expect(bruno.page.locator('[data-seat="P2"]')).toContainText('free');
  await expect(bruno.page.locator('[data-seat="P2"]').getByRole('button')).toHaveCount(0);
  await close();
});

test('the clock of who is to decide stands at the head, warns, and says that time is up', async ({ browser }) => {
  test.setTimeout(240_000);
  const pace = { kind: 'turns', seconds: 24, grace: 0, late: 'wait' };
  const { anna, bruno, id, close } = await three(browser, { pace });
  await bruno.page.setViewportSize({ width: 390, height: 844 });
  await command(anna.context.request, id, { do: 'start' });
  const own = anna.page.locator('.head-clock');
  const others = bruno.page.locator('.head-clock');
  const spoken = anna.page.locator('.head-clocks [aria-live="assertive"]');
  await expect(own).toHaveText(/0:\d\d left/);
  await expect(own).toHaveAttribute('data-clock', 'soon', { timeout: 30_000 });
  await expect(own).toContainText('Your time is nearly up');
  await expect(spoken).toContainText('Your time is nearly up');
  await expect(own).toHaveAttribute('data-clock', 'over', { timeout: 30_000 });
  await expect(own).toContainText('Your time is up.');
  await expect(spoken).toContainText('Your time is up.');
  await expect(others).toContainText('Anna’s time is up.');
  await expect(others).toBeInViewport();
  expect(await bruno.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(anna.page);
  for (const [language, words] of [
    ['it', 'Il tuo tempo è scaduto.'],
    ['fr', 'Votre temps est écoulé.'],
  ] as const) {
    await anna.page.getByText(/^Menu$/).click();
    await anna.page.locator('.menu select').first().selectOption(language);
    await expect(own).toContainText(words);
    await anna.page.getByText(/^Menu$/).click();
  }
  await close();
});
