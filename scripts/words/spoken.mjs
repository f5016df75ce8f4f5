import { languages, phrase, plainSpeaker, say } from '@binario/kernel';
import { roundName } from '@binario/rail';
import { en as noticesEn } from '../../packages/server/src/notices/text/en.ts';
import { fr as noticesFr } from '../../packages/server/src/notices/text/fr.ts';
import { it as noticesIt } from '../../packages/server/src/notices/text/it.ts';
import { en as terminalEn } from '../../packages/terminal/src/words/en.ts';
import { fr as terminalFr } from '../../packages/terminal/src/words/fr.ts';
import { it as terminalIt } from '../../packages/terminal/src/words/it.ts';
import { catalogues as page } from '../../packages/web/src/text/catalogues.ts';
import { comforts } from '../../packages/web/src/text/comforts/catalogue.ts';
import { eventTexts } from '../../packages/web/src/text/events/catalogue.ts';
import { onlineTexts } from '../../packages/web/src/text/online/texts.ts';
import { setupTexts } from '../../packages/web/src/text/setup/texts.ts';
import { tableTexts } from '../../packages/web/src/text/table/texts.ts';
import { terms } from '../../packages/web/src/text/terms/catalogue.ts';
import { casts } from './casts.mjs';
import { pages } from './pages.mjs';
import { people, SAMPLES, sampleOf } from './samples.mjs';

/**
 * A text and how it reads, in every language, each time it is said with other values.
 *
 * @typedef {import('./casts.mjs').Language} Language
 * @typedef {import('./casts.mjs').Cast} Cast
 * @typedef {{ key: string, said: Readonly<Record<Language, readonly string[]>> }} Sentence
 * @typedef {{ name: string, sentences: readonly Sentence[] }} Part
 */

/** @template X @param {(language: Language) => X} make @returns {Readonly<Record<Language, X>>} */
const inEach = (make) => ({ en: make('en'), it: make('it'), fr: make('fr') });

/**
 * @param {string} name
 * @param {Cast} cast
 * @param {import('./casts.mjs').Texts} texts
 * @param {{ tell?: typeof say, speaker?: Cast['speaker'] }} [how]
 * @returns {Part}
 */
function part(name, cast, texts, { tell = say, speaker = cast.speaker } = {}) {
  const speakers = inEach((language) => speaker(language, people));
  const sentences = Object.entries(texts.en).map(([key, english]) => {
    const samples = /\{/.test(english) ? SAMPLES : 1;
    const params = Array.from({ length: samples }, (_, k) => sampleOf(cast, english, k));
    return {
      key,
      said: inEach((language) => [
        ...new Set(params.map((each) => tell(texts[language], key, each, speakers[language]))),
      ]),
    };
  });
  return { name, sentences };
}

/** @param {Cast} cast @returns {Part} */
function rulebookOf(cast) {
  const read = inEach((language) => [
    ...cast
      .rulebook(language)
      .flatMap(({ id, title, paragraphs }) => [
        [id, title],
        ...paragraphs.map(({ key, text }) => [`${id} ${key}`, text]),
      ]),
    ...cast.rulings(language).flatMap(({ id, question, decision }) => [
      [`${id} ?`, question],
      [`${id} !`, decision],
    ]),
  ]);
  const sentences = read.en.map(([key = ''], n) => ({
    key,
    said: inEach((language) => [read[language][n]?.[1] ?? '']),
  }));
  return { name: `${cast.name}: rulebook and rulings`, sentences };
}

/** @returns {Part} */
function rounds() {
  const codes = ['ISR', 'SR 2', 'OR 3.1', 'PR', 'RR', 'END'];
  return {
    name: 'rounds',
    sentences: codes.map((key) => ({ key, said: inEach((language) => [roundName(language, key)]) })),
  };
}

/** Everything anybody can read, by catalogue. */
/** @returns {readonly Part[]} */
export function everything() {
  const [, cast] = casts;
  if (!cast) throw new Error('no game');
  return [
    part('page', cast, page),
    part('online', cast, onlineTexts),
    part('table', cast, tableTexts),
    part('comforts', cast, comforts),
    part('events', cast, eventTexts),
    part('terms', cast, terms),
    part('set-up', cast, setupTexts),
    ...casts.flatMap((game) => [
      part(`${game.name}: game`, game, game.texts),
      part(`${game.name}: page, lesson, cover and sources`, game, pages[game.name] ?? { en: {}, it: {}, fr: {} }),
      part(`${game.name}: reasons of the automatic players`, game, game.reasons, { tell: phrase }),
      rulebookOf(game),
    ]),
    part('terminal', cast, { en: terminalEn, it: terminalIt, fr: terminalFr }, { speaker: plainSpeaker }),
    part('notices and letters', cast, { en: noticesEn, it: noticesIt, fr: noticesFr }, { speaker: plainSpeaker }),
    rounds(),
  ];
}

/** @param {readonly Part[]} parts */
export const renderings = (parts) =>
  parts.flatMap(({ name, sentences }) =>
    sentences.flatMap(({ key, said }) =>
      languages.flatMap((language) => said[language].map((text) => ({ part: name, key, language, text }))),
    ),
  );
