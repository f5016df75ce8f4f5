import { builtIn as board18fb } from '../../games/18fb/board/builtIn.ts';
import { reasons18fb } from '../../games/18fb/bot/reasons.ts';
import { allRegionals, cardIds, corpIds as corps18fb } from '../../games/18fb/ids.ts';
import { rulebook as rulebook18fb } from '../../games/18fb/rulebook/rulebook.ts';
import { rulings as rulings18fb } from '../../games/18fb/rulebook/rulings.ts';
import { catalogues as texts18fb } from '../../games/18fb/text/catalogue.ts';
import { speaker as speaker18fb } from '../../games/18fb/text/speaker.ts';
import { reasons1849 } from '../../games/1849/bot/reasons.ts';
import { corpIds as corps1849 } from '../../games/1849/data/corporations.ts';
import { hexes1849 } from '../../games/1849/data/map.ts';
import { privateIds } from '../../games/1849/data/privates.ts';
import { rulebook as rulebook1849 } from '../../games/1849/rulebook/rulebook.ts';
import { rulings as rulings1849 } from '../../games/1849/rulebook/rulings.ts';
import { catalogues as texts1849 } from '../../games/1849/text/catalogue.ts';
import { speaker as speaker1849 } from '../../games/1849/text/speaker.ts';
import { reasons1865 } from '../../games/1865/bot/reasons.ts';
import { companyIds, maritimeIds } from '../../games/1865/data/companies.ts';
import { hexes as hexes1865 } from '../../games/1865/data/map.ts';
import { rulebook as rulebook1865 } from '../../games/1865/rulebook/rulebook.ts';
import { rulings as rulings1865 } from '../../games/1865/rulebook/rulings.ts';
import { catalogues as texts1865 } from '../../games/1865/text/catalogue.ts';
import { speaker as speaker1865 } from '../../games/1865/text/speaker.ts';

/**
 * Who and what appears in the sentences of a game: names with a consonant, with a vowel, plural ones.
 *
 * @typedef {'en' | 'it' | 'fr'} Language
 * @typedef {Readonly<Record<Language, Readonly<Record<string, string>>>>} Texts
 * @typedef {{
 *   name: string,
 *   texts: Texts,
 *   reasons: Texts,
 *   speaker: (language: Language, names?: Readonly<Record<string, string>>) => import('@binario/kernel').Speaker,
 *   rulebook: (language: Language) => readonly import('@binario/kernel').Section[],
 *   rulings: (language: Language) => readonly import('@binario/kernel').Ruling[],
 *   corps: readonly string[],
 *   privates: readonly string[],
 *   hexes: readonly string[],
 *   trains: readonly string[],
 *   holders: readonly string[],
 * }} Cast
 */

/**
 * One whose name begins with a consonant, one with a vowel, one without a name.
 *
 * @param {readonly { id: string, name?: string | undefined }[]} hexes
 */
function places3(hexes) {
  const found = [/^[B-DF-HJ-NP-TV-Z]/, /^[AEIOU]/].map((first) => hexes.find(({ name }) => first.test(name ?? '')));
  const bare = hexes.find(({ name }) => !name);
  return [...found, bare].flatMap((hex) => (hex ? [hex.id] : []));
}

/** @type {readonly Cast[]} */
export const casts = [
  {
    name: '1849',
    texts: texts1849,
    reasons: reasons1849,
    speaker: speaker1849,
    rulebook: rulebook1849,
    rulings: rulings1849,
    corps: [...corps1849].reverse(),
    privates: privateIds,
    hexes: places3(hexes1849),
    trains: ['8H-0', '4H-0', 'E-0'],
    holders: ['bank', 'P2', 'IFT', 'pool'],
  },
  {
    name: '1865',
    texts: texts1865,
    reasons: reasons1865,
    speaker: speaker1865,
    rulebook: rulebook1865,
    rulings: rulings1865,
    corps: companyIds,
    privates: maritimeIds,
    hexes: places3(hexes1865),
    trains: ['PH2-0', 'PH7', 'PH3-1'],
    holders: ['bank', 'P2', 'dragons', 'offer'],
  },
  {
    name: '18fb',
    texts: texts18fb,
    reasons: reasons18fb,
    speaker: speaker18fb,
    rulebook: rulebook18fb,
    rulings: rulings18fb,
    corps: corps18fb,
    privates: [...allRegionals.slice(0, 1), ...[...cardIds].reverse()],
    hexes: places3(board18fb.map.hexes),
    trains: ['PH2-0', 'PH6', 'PH1-1'],
    holders: ['bank', 'P2', 'FAS', 'offer'],
  },
];
