import type { Dice } from './dice.ts';

/** Text that has broken programs before. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202eabc',
  '\ufeff',
  '\ud800',
  '\udfff\ud800',
  'é'.normalize('NFD').repeat(50),
  'Z̸̡͎̀a̷l̶g̴o̵',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'undefined',
  'null',
  'NaN',
  'true',
  '-1',
  '1e309',
  "' or 1=1 --",
  "'; drop table journal; --",
  '$1',
  '?',
  '%s%n%x',
  '$\u007b7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'P1',
  'P9',
  'P0',
  'system',
  'x'.repeat(300),
  'x'.repeat(5000),
  '\r\nset-cookie: a=b',
  '[object Object]',
  '🚂'.repeat(40),
];

/** Numbers that programs trip over. */
export const nastyNumbers: readonly unknown[] = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  2 ** 64,
  1e308,
  -1e308,
  Number.MIN_VALUE,
  999_999_999,
  1_000_000_000,
];

/** Any value of the wrong kind. */
export function nasty(dice: Dice, depth = 0): unknown {
  switch (dice.below(depth > 2 ? 5 : 9)) {
    case 0:
      return null;
    case 1:
      return dice.chance(0.5);
    case 2:
      return dice.pick(nastyNumbers);
    case 3:
    case 4:
      return dice.pick(nastyTexts);
    case 5:
      return Array.from({ length: dice.below(4) }, () => nasty(dice, depth + 1));
    case 6:
      return Object.fromEntries(
        Array.from({ length: dice.below(4) }, () => [dice.pick(nastyTexts).slice(0, 40), nasty(dice, depth + 1)]),
      );
    case 7:
      return Array.from({ length: 500 }, () => 1);
    default:
      return deep(20 + dice.below(60));
  }
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}
