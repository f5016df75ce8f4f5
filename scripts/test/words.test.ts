import { describe, expect, it } from 'vitest';
import { checks, faultsIn, isUntranslated, type Sentence } from '../words/faults.mjs';
import { allSentences } from '../words/sentences.mjs';
import { terms } from '../words/terms.mjs';
import { root } from '../workspaces.mjs';

const sentences = await allSentences(root, (path) => import(/* @vite-ignore */ path));
const faults = sentences.flatMap(faultsIn);
const told = ({ where, language, key, text }: Sentence) => `${where} ${language} ${key}: ${text}`;

describe('the words of all catalogues', () => {
  it('are many, in three languages, with as many terms', () => {
    const count = (language: string) => sentences.filter((each) => each.language === language).length;
    expect(count('it')).toBe(count('en'));
    expect(count('fr')).toBe(count('en'));
    expect(count('en')).toBeGreaterThan(4000);
    expect(terms.length).toBeGreaterThan(110);
    console.log(`${sentences.length} sentences, ${terms.length} terms, ${Object.keys(checks).length} kinds of fault`);
  });

  it.each(Object.keys(checks))('have no %s', (kind) => {
    const found = faults.filter((fault) => fault.kind === kind);
    expect(found.map(({ sentence, found: words }) => `«${words}» in ${told(sentence)}`)).toEqual([]);
  });

  it('differ from the English ones, unless that is meant', () => {
    expect(sentences.filter(isUntranslated).map(told)).toEqual([]);
  });
});

const sentence = (language: Sentence['language'], text: string, english = 'x'): Sentence => ({
  language,
  where: 'games/1865/text',
  key: 'rules.x',
  text,
  english,
});

describe('a proof-reader', () => {
  it.each([
    ['forbidden word', 'fr', 'La caisse {corp:of} est vide.'],
    ['forbidden word', 'fr', 'Société sans train'],
    ['forbidden word', 'it', 'Il tesoro {corp:of} è vuoto.'],
    ['forbidden word', 'it', 'Inizia la Fase {phase}.'],
    ['forbidden word', 'fr', 'le cours {corp:of}'],
    ['forbidden word', 'fr', 'Ce train ne peut être vendu.'],
    ['forbidden word', 'it', 'Su questa mappa non c’è la casella {hex:plain}.'],
    ['straight apostrophe', 'fr', "Il n'y a rien."],
    ['straight apostrophe', 'it', "l'azione"],
    ['straight quotation mark', 'en', 'The field "{field}" is missing.'],
    ['forbidden word', 'en', 'The office of {corp} passes on.'],
    ['forbidden word', 'en', 'It opens in phase 4.'],
    ['forbidden word', 'en', 'It makes nobody President.'],
    ['word for word', 'en', 'It joins an own station.'],
    ['word for word', 'en', 'Who sells may not buy.'],
    ['word for word', 'en', 'L.50 go to the bank.'],
    ['three dots', 'en', 'Setting the table …'],
    ['three dots', 'it', 'Altri percorsi...'],
    ['glued sign', 'fr', 'Prix: {price:money}'],
    ['glued sign', 'fr', '«{text}» inconnu'],
    ['spaced sign', 'it', 'il 20 % {corp:of}'],
    ['plural that does not bend', 'fr', 'encore {n} parts'],
    ['plural that does not bend', 'it', '{count} mosse'],
    ['plural that does not bend', 'en', '{n} moves'],
    ['plural that does not bend', 'fr', 'Il y a {count:plain} mines.'],
    ['name without article', 'fr', '20 % de {corp}'],
    ['name without article', 'it', 'Il denaro di {from:holder}'],
    ['words that do not join', 'fr', 'la mine de Argentella'],
    ['words that do not join', 'it', 'di la banca'],
    ['English left standing', 'fr', 'Le token est placé'],
    ['English left standing', 'it', 'You must pass'],
    ['double space', 'en', 'two  spaces'],
  ] as const)('finds a %s in %s: %s', (kind, language, text) => {
    expect(faultsIn(sentence(language, text)).map((fault) => fault.kind)).toContain(kind);
  });

  it.each([
    ['fr', 'Aucun parcours ne peut être en cours, au cours du round : {n} {n:part|parts} ; 20 % {corp:of}.'],
    ['it', 'La {n:società|società} marittima? No: {count} {count:mossa|mosse}, il 20% {corp:of}.'],
    ['en', 'Who sells? The {count} tokens are sold; {n} {n:move|moves} left, 20% of its own {corp}.'],
  ] as const)('finds nothing in good %s', (language, text) => {
    expect(faultsIn(sentence(language, text))).toEqual([]);
  });

  it('sees what was never translated', () => {
    expect(isUntranslated(sentence('it', 'Seed {seed}', 'Seed {seed}'))).toBe(true);
    expect(isUntranslated(sentence('it', '{hex}', '{hex}'))).toBe(false);
    expect(isUntranslated(sentence('en', 'Seed', 'Seed'))).toBe(false);
  });
});
