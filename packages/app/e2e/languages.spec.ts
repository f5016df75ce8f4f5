import { expect, type Page, test } from '@playwright/test';
import { shareOf } from './long.ts';
import { overflowing, widths } from './overflow.ts';
import { type Fixture, firstRounds, fixture } from './table.ts';
import { openAt } from './walk.ts';
import { expectWords } from './words.ts';

// Words are longer in Italian and French: rounds of each game, and the pages around them, are looked at in both.
const languages = ['it', 'fr'] as const;

const games: readonly (readonly [name: string, game: Fixture])[] = [
  ['1849', firstRounds],
  ['1865', fixture('1865-game')],
  ['18FB', fixture('18fb-game')],
];

/** The first question of every kind that rounds of this game ask. */
function kindsOf({ actions }: Fixture): readonly number[] {
  const seen = new Set<string>();
  return actions.flatMap(({ type }, at) => {
    if (seen.has(type)) return [];
    seen.add(type);
    return [at];
  });
}

/** At every width, with what the tabs show. */
async function faultsIn(page: Page, place: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of widths) {
    await page.setViewportSize(size);
    const found = new Set(await overflowing(page));
    for (const tab of await page.getByRole('tab').all()) {
      if (!(await tab.isVisible())) continue;
      await tab.click();
      for (const fault of await overflowing(page)) found.add(fault);
    }
    faults.push(...[...found].map((fault) => `${place}, ${size.width}: ${fault}`));
  }
  return faults;
}

for (const [way, language] of languages.entries()) {
  for (const [name, game] of games) {
    test(`rounds of ${name} have room for their words, in ${language}`, async ({ browser }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      const positions = shareOf(shareOf(kindsOf(game), way, languages.length), 0, 6);
      for (const at of positions) {
        const page = await openAt(browser, game, at, language);
        await expectWords(page);
        faults.push(...(await faultsIn(page, `${name} at ${at}`)));
        await page.context().close();
      }
      expect(positions.length).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    });
  }

  test(`pages around the games have room for their words, in ${language}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript((wished) => {
      localStorage.setItem('binario.settings', JSON.stringify({ language: wished }));
    }, language);
    const page = await context.newPage();
    const account = await context.request.post('/api/account/guest', { data: { name: 'Anna Bernardini' } });
    expect(account.ok()).toBe(true);
    const wish = { game: '18fb', players: 4, seats: ['me', { bot: 'casual' }], settings: {} };
    const made = await context.request.post('/api/tables', { data: wish });
    const { info } = (await made.json()) as { info: { id: string } };
    const faults: string[] = [];
    for (const place of ['/', '/online', `/table/${info.id}`, '/account', '/sign-in', '/guide', '/rules/1865']) {
      await page.goto(place);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectWords(page);
      faults.push(...(await faultsIn(page, place)));
    }
    await context.close();
    expect(faults).toEqual([]);
  });
}
