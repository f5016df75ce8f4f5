/**
 * @param {import('./bidi.mjs').Session} browser
 * @param {string} address
 * @returns {Promise<string[]>} what holds
 */
export async function smoke({ go, run, until }, address) {
  /** @param {string} selector */
  const there = (selector) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
  /** @param {string} selector */
  const click = (selector) => run(`document.querySelector(${JSON.stringify(selector)}).click()`);
  // How many moves there are; before the first there is no slider.
  const moves = `document.querySelector('.timeline output')?.textContent ?? '0'`;
  const offer = '[data-offer]:not([aria-disabled="true"])';
  const held = [];

  await go(address);
  await until('the home page with its games', there('[data-game="1849"] button'));
  held.push('the home page opens');

  // The map is drawn, and the engine answers from its worker.
  await click('[data-game="1849"] button');
  await until('the form of a game alone', there('.seating button[type=submit]'));
  await click('.seating button[type=submit]');
  await until('an offer at the table', there(offer));
  await until('the map', `document.querySelectorAll('[data-hex]').length > 40`);
  held.push('a game begins: map, worker and question');

  const before = await run(moves);
  await click(offer);
  await until('what can be confirmed', there('.bar .primary:not([disabled])'));
  await click('.bar .primary');
  await until('the next position', `(${moves}) !== ${JSON.stringify(before)}`);
  held.push('a decision is made and saved');

  await until('that automatic players have gone on, and the one person is asked again', there(offer));
  const after = await run(moves);
  await go(String(await run('location.href')));
  // Automatic players may have been at it still, and go on.
  await until('the position of before, or a later one', `parseInt(${moves}) >= ${Number.parseInt(String(after), 10)}`);
  held.push('a reload loses nothing');
  return held;
}
