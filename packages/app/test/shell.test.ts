import { games } from '@binario/games';
import { languages } from '@binario/kernel';
import { describe, expect, it } from 'vitest';

describe('every game of the list', () => {
  it('has a cover with its words, and a presenter under its own name', async () => {
    for (const { id, name, cover, page } of games) {
      const { theme } = await cover();
      for (const language of languages) expect(theme.catalogue(language)['cover.blurb'], id).toBeTruthy();
      expect(await page()).toMatchObject({ id, name });
    }
  });

  it('has an engine of the same id', async () => {
    for (const { id, worker } of games) expect((await worker()).title.game.id).toBe(id);
  });
});
