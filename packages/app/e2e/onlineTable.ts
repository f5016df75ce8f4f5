import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
}

export async function guest(browser: Browser, name: string, baseURL?: string): Promise<Guest> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.goto('/online');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  return { context, page };
}

/** Anna makes a table for three with one automatic player. Gives the link to it. */
export async function tableBy({ page }: Guest, game = '1849'): Promise<string> {
  await page.goto('/online');
  await page.getByRole('button', { name: `New table: ${game}` }).click();
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByLabel('Who plays in seat 3').selectOption('casual');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByLabel('Link to send')).toBeVisible();
  return page.getByLabel('Link to send').inputValue();
}

/** Bruno comes by the link and sits down, and the game begins. */
export async function beginTogether(anna: Guest, bruno: Guest, address: string): Promise<void> {
  await bruno.page.goto(address);
  await bruno.page.locator('[data-seat="P2"]').getByRole('button', { name: 'Sit here' }).click();
  await expect(anna.page.locator('[data-seat="P2"]')).toContainText('Bruno');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.page.locator('.question')).toBeVisible();
  await expect(bruno.page.locator('.question')).toBeVisible();
}
