import { expect, test } from '@playwright/test';
import { guest, tableBy } from './onlineTable.ts';

const told = [
  ['en', 'This page and the server are of different versions.', 'Reload'],
  ['it', 'Questa pagina e il server hanno versioni diverse.', 'Ricarica'],
  ['fr', 'Cette page et le serveur n’ont pas la même version.', 'Recharger'],
] as const;

for (const [language, words, button] of told) {
  test(`a page of another version than the server says so and loads itself again: ${language}`, async ({ browser }) => {
    const anna = await guest(browser, 'Anna');
    const { page, context } = anna;
    const address = await tableBy(anna);
    await page.evaluate((chosen) => {
      const settings = JSON.parse(localStorage.getItem('binario.settings') ?? '{}');
      localStorage.setItem('binario.settings', JSON.stringify({ ...settings, language: chosen }));
    }, language);
    let another = true;
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
      socket.connectToServer().onMessage((text) => {
        const message = JSON.parse(String(text));
        const older = another && message.type === 'welcome';
        socket.send(JSON.stringify(older ? { ...message, protocol: message.protocol - 1 } : message));
      });
    });
    await page.goto(address);
    const banner = page.locator('[data-told="outdated"]');
    await expect(banner).toContainText(words);
    another = false;
    await banner.getByRole('button', { name: button }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.locator('[data-seat="P1"]')).toContainText('Anna');
    await context.close();
  });
}
