import { expect, test } from '@playwright/test';
import { samples } from './samples.ts';
import { type Fixture, firstRounds, fixture, wholeGame } from './table.ts';
import { desk, faultsAt, goOn, languages, openAt, resize, type Size } from './walk.ts';

/** `npm run walk` goes through every position of the recorded games, `npm run walk -- --sample` through some of every step. */
const extent = process.env.WALK ?? 'small';

const games: readonly (readonly [name: string, game: Fixture])[] = [
  ['1849, first rounds', firstRounds],
  ['1849', wholeGame],
  ['1865', fixture('1865-game')],
  ['1865, rare moves', fixture('1865-odd')],
  ['18FB', fixture('18fb-game')],
];

const others: readonly Size[] = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** Moves in a row from which head, question, preview and button are looked at. */
interface Stretch {
  readonly name: string;
  readonly game: Fixture;
  readonly from: number;
  readonly to: number;
}

/** A few moves around the first of each of these: questions of every kind, in as few openings as possible. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  '1849': ['buyCert', 'layTile'],
  '1865': ['sellShares', 'absorb', 'helpBuy'],
  '18FB': ['acquireConcession', 'sellShares', 'placeToken', 'merge'],
};

const LENGTH = 5;
const PIECE = 150;

/** A whole game in pieces: none is lost when one of them ends early, and two are walked at once. */
function inPieces(name: string, game: Fixture): readonly Stretch[] {
  const end = game.actions.length;
  return Array.from({ length: Math.ceil(end / PIECE) }, (_, i) => {
    const [from, to] = [i * PIECE, Math.min(end, (i + 1) * PIECE)];
    return { name: `${name}, moves ${from} to ${to}`, game, from, to };
  });
}

function stretches(): readonly Stretch[] {
  if (extent === 'whole') {
    return games.flatMap(([name, game]) => inPieces(name, game));
  }
  return games.flatMap(([name, game]) =>
    (kinds[name] ?? []).map((type) => {
      const from = Math.max(
        0,
        game.actions.findIndex((action) => action.type === type),
      );
      return { name: `${name}, ${type}`, game, from, to: Math.min(game.actions.length, from + LENGTH) };
    }),
  );
}

for (const [i, { name, game, from, to }] of extent === 'sample' ? [] : stretches().entries()) {
  const language = languages[i % languages.length] ?? 'en';
  test(`head, question, preview and button are on the screen: ${name}, in ${language}`, async ({ browser }) => {
    test.setTimeout(60_000 + (to - from) * 4_000);
    const page = await openAt(browser, game, from, language);
    const faults: string[] = [];
    for (let at = from; at <= to; at++) {
      faults.push(...(await faultsAt(page)).map((fault) => `${at}: ${fault}`));
      if (at < to) await goOn(page, at + 1);
    }
    await page.context().close();
    expect(faults).toEqual([]);
  });
}

if (extent === 'sample') {
  for (const { name, game, players, language } of samples()) {
    test(`${name}, ${players} players, in ${language}`, async ({ browser }) => {
      const page = await openAt(browser, game, game.actions.length, language, players);
      const faults: string[] = [];
      for (const size of [desk, ...others]) {
        await resize(page, size);
        faults.push(...(await faultsAt(page)).map((fault) => `${size.width}x${size.height}: ${fault}`));
      }
      await page.context().close();
      expect(faults).toEqual([]);
    });
  }
}
