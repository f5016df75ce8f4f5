import { railStyleOfName } from '@binario/rail';

/** @typedef {import('./casts.mjs').Cast} Cast */
/** @typedef {string | number | readonly string[]} Value */

/** How often every sentence is said: with one, with two, with many, with nothing. */
export const SAMPLES = 4;

export const people = { P1: 'Bruno', P2: 'Alice', P3: 'Hélène', P4: 'Yann' };

const counts = [1, 2, 5, 0];
const amounts = [40, 100, 1200, 0];
/** Shares in hundredths; Italian has an article of its own before eighty. */
const percents = [10, 20, 80, 50];

/** Gaps that take a list. */
const listed = new Set(
  'actors corps hexes names pieces pile places players routes sides tables tiles trains values'.split(' '),
);

/** What stands in gaps that are neither names of the game nor numbers. */
const words = {
  action: ['Pass'],
  by: ['Bruno', 'Alice', 'Hélène'],
  cite: ['1849 §4.2'],
  city: ['Palermo'],
  detail: ['x'],
  field: ['price'],
  file: ['game.json'],
  game: ['1849', '1865', '18FB'],
  goods: ['8H', 'IFT'],
  ground: ['jaune'],
  id: ['C5'],
  label: ['A'],
  letter: ['B'],
  link: ['https://binario.example/x'],
  name: ['Bruno', 'Alice', 'Hélène'],
  names: ['Bruno', 'Alice', 'Hélène'],
  pieces: ['A–B', 'C–D'],
  problem: ['x'],
  reason: ['x'],
  seat: ['Bruno', 'Alice'],
  section: ['4.2'],
  seed: ['1849'],
  sides: ['A', 'B'],
  table: ['Mercredi'],
  tables: ['Mercredi', 'Jeudi'],
  terrain: ['x'],
  text: ['abc'],
  tile: ['57', '8'],
  tiles: ['57', '8'],
  time: ['4:05'],
  title: ['1849'],
  who: ['Bruno', 'Alice', 'Hélène'],
  word: ['abc'],
};

/**
 * The values for the gaps of an English text, the `k`-th time.
 *
 * @param {Cast} cast
 * @param {string} english
 * @param {number} k
 * @returns {Readonly<Record<string, Value>>}
 */
export function sampleOf(cast, english, k) {
  const gaps = [...english.matchAll(/\{(\w+)(?::([^{}]*))?\}/g)];
  return Object.fromEntries(
    gaps.map(([, name = '', how = '']) => [name, valueFor(cast, name, how.includes('|') ? '' : how, k)]),
  );
}

/** @param {Cast} cast @param {string} name @param {string} how @param {number} k @returns {Value} */
function valueFor(cast, name, how, k) {
  const style = how.split('.')[0] || /** @type {Record<string, string>} */ (railStyleOfName)[name] || name;
  const one = (/** @type {number} */ at) => single(cast, style, name, at);
  if (!listed.has(name)) return one(k);
  const length = [1, 2, 3, 1][k % 4] ?? 1;
  return Array.from({ length }, (_, i) => String(one(k + i)));
}

/** @param {Cast} cast @param {string} style @param {string} name @param {number} k @returns {string | number} */
function single(cast, style, name, k) {
  /** @template X @param {readonly X[]} all @returns {X} */
  const nth = (all) => /** @type {X} */ (all[k % all.length]);
  const route = cast.hexes.slice(0, 2).join(' ');
  const known = {
    corp: cast.corps,
    private: cast.privates,
    hex: cast.hexes,
    train: cast.trains,
    player: Object.keys(people),
    holder: cast.holders,
    trainOwner: ['bank', ...cast.corps],
    buyer: cast.corps,
    owner: cast.holders,
    seller: cast.corps,
    route: [route],
    routes: cast.trains.map((train) => `${train}: ${route}`),
    pile: ['ordinary 2', 'last', 'president1'],
    money: amounts,
    percent: percents,
    there: [Date.UTC(2026, 6, 14, 12)],
    date: [Date.UTC(2026, 6, 14, 12)],
    ...words,
  };
  if (Object.hasOwn(known, style))
    return nth(/** @type {Record<string, readonly (string | number)[]>} */ (known)[style] ?? []);
  const translated = Object.entries(cast.texts.en).flatMap(([key, text]) =>
    key.startsWith(`${style}.`) && !key.endsWith('.about') && !text.includes('{') ? [key] : [],
  );
  if (translated.length > 0) return nth(translated).slice(style.length + 1);
  if (Object.hasOwn(words, name)) return nth(/** @type {Record<string, readonly string[]>} */ (words)[name] ?? []);
  return nth(counts);
}
