import { en as lesson18fbEn } from '../../games/18fb/page/lesson/en.ts';
import { fr as lesson18fbFr } from '../../games/18fb/page/lesson/fr.ts';
import { it as lesson18fbIt } from '../../games/18fb/page/lesson/it.ts';
import { sources18fb } from '../../games/18fb/page/sources.ts';
import { coverText18fb } from '../../games/18fb/page/text/cover.ts';
import { en as page18fbEn } from '../../games/18fb/page/text/en.ts';
import { fr as page18fbFr } from '../../games/18fb/page/text/fr.ts';
import { it as page18fbIt } from '../../games/18fb/page/text/it.ts';
import { en as lesson1849En } from '../../games/1849/page/lesson/en.ts';
import { fr as lesson1849Fr } from '../../games/1849/page/lesson/fr.ts';
import { it as lesson1849It } from '../../games/1849/page/lesson/it.ts';
import { sources1849 } from '../../games/1849/page/sources.ts';
import { coverText1849 } from '../../games/1849/page/text/cover.ts';
import { en as page1849En } from '../../games/1849/page/text/en.ts';
import { fr as page1849Fr } from '../../games/1849/page/text/fr.ts';
import { it as page1849It } from '../../games/1849/page/text/it.ts';
import { en as lesson1865En } from '../../games/1865/page/lesson/en.ts';
import { fr as lesson1865Fr } from '../../games/1865/page/lesson/fr.ts';
import { it as lesson1865It } from '../../games/1865/page/lesson/it.ts';
import { sources1865 } from '../../games/1865/page/sources.ts';
import { coverText1865 } from '../../games/1865/page/text/cover.ts';
import { en as page1865En } from '../../games/1865/page/text/en.ts';
import { fr as page1865Fr } from '../../games/1865/page/text/fr.ts';
import { it as page1865It } from '../../games/1865/page/text/it.ts';

/** @typedef {import('./casts.mjs').Language} Language */
/** @typedef {import('./casts.mjs').Texts} Texts */

/** Where the board comes from, as texts by key. */
/** @param {typeof sources1849} book @param {Language} language */
const sourcesIn = ({ sections }, language) =>
  Object.fromEntries(
    sections(language).flatMap(({ id, title, paragraphs }) => [
      [`sources ${id}`, title],
      ...paragraphs.filter(({ example }) => !example).map(({ key, text }) => [`sources ${id} ${key}`, text]),
    ]),
  );

/** @param {Texts} texts @param {Texts} lesson @param {Texts} cover @param {typeof sources1849} sources @returns {Texts} */
function pageOf(texts, lesson, cover, sources) {
  const all = (/** @type {Language} */ language) => ({
    ...cover[language],
    ...texts[language],
    ...lesson[language],
    ...sourcesIn(sources, language),
  });
  return { en: all('en'), it: all('it'), fr: all('fr') };
}

/** What the page says of each game besides what the game says itself. */
/** @type {Readonly<Record<string, Texts>>} */
export const pages = {
  1849: pageOf(
    { en: page1849En, it: page1849It, fr: page1849Fr },
    { en: lesson1849En, it: lesson1849It, fr: lesson1849Fr },
    coverText1849,
    sources1849,
  ),
  1865: pageOf(
    { en: page1865En, it: page1865It, fr: page1865Fr },
    { en: lesson1865En, it: lesson1865It, fr: lesson1865Fr },
    coverText1865,
    sources1865,
  ),
  '18fb': pageOf(
    { en: page18fbEn, it: page18fbIt, fr: page18fbFr },
    { en: lesson18fbEn, it: lesson18fbIt, fr: lesson18fbFr },
    coverText18fb,
    sources18fb,
  ),
};
