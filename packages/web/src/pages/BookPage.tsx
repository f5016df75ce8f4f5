import { type ReactNode, use, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Preferences } from '../chrome/Preferences.tsx';
import type { Book, BookName, Paragraph, Section } from '../game/book.ts';
import { PresenterProvider, usePresenter } from '../game/GameContext.tsx';
import { presenterOf } from '../game/presenterOf.ts';
import { useText } from '../store/useText.ts';
import { comforts } from '../text/comforts/catalogue.ts';
import { addTexts } from '../text/said.ts';
import { commonTerms, terms } from '../text/terms/catalogue.ts';
import { plain, searched } from './searched.ts';

addTexts(comforts);
addTexts(terms);

const opened = new Map<string, Promise<Book | null>>();

function bookOf(game: string, name: BookName): Promise<Book | null> {
  const key = `${game} ${name}`;
  const known =
    opened.get(key) ??
    presenterOf(game).then(({ reading }) => (name === 'terms' ? null : (reading.books[name]?.() ?? null)));
  opened.set(key, known);
  return known;
}

interface BookPageProps {
  readonly game: string;
  readonly name: BookName;
  readonly section: string | undefined;
}

/** The rulebook, the rulings, or where the board comes from; the paragraph a refusal rests on is shown first. */
export function BookPage({ game, name, section }: BookPageProps) {
  const presenter = use(presenterOf(game));
  const book = use(bookOf(game, name));
  return (
    <PresenterProvider presenter={presenter}>
      <Reader name={name} book={book} section={section} />
    </PresenterProvider>
  );
}

function Reader({ name, book, section }: { name: BookName; book: Book | null; section: string | undefined }) {
  const text = useText();
  const { name: game } = usePresenter();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const from = search.get('from');
  const rule = search.get('rule');
  const [sought, seek] = useState('');
  const explained = useTerms();
  const all = useMemo(
    () => (name === 'terms' ? explained : (book?.sections(text.language) ?? [])),
    [book, text.language, name, explained],
  );
  const sections = useMemo(() => searched(all, sought), [all, sought]);
  const title = text.t(`${name}.title`, { game });
  return (
    <div className="rules">
      <header className="topbar">
        <button type="button" className="button small" onClick={() => go(from ? `/game/${from}` : '/')}>
          ← {from ? text.t('rules.back') : text.t('app.home')}
        </button>
        <span className="spring" />
        <SavedGames name={name} from={from} />
        <Preferences />
      </header>
      <main>
        <h1>{title}</h1>
        {rule && text.has(rule) && (
          <p className="refusal-box">
            <b>{text.t('rules.reason')}</b> {text.say(rule)} <span className="quiet">§ {section}</span>
          </p>
        )}
        <Search sought={sought} onChange={seek} sections={sections} />
        <nav aria-label={title} className="rule-index">
          {sections.map(({ id, title: words }) => (
            <a key={id} href={`#s${id}`}>
              {name === 'terms' ? words : `${id} ${words}`}
            </a>
          ))}
        </nav>
        {sections.map(({ id, title: words, paragraphs }) => (
          <section
            key={id}
            id={`s${id}`}
            className={id === section ? 'rule is-sought' : 'rule'}
            ref={id === section ? (node) => node?.scrollIntoView({ block: 'start' }) : undefined}
          >
            <h2>
              {name !== 'terms' && <span className="rule-number">{name === 'rules' ? `§ ${id}` : id}</span>}{' '}
              <Marked words={words} sought={sought} />
            </h2>
            {paragraphs.map((paragraph) => (
              <Words key={paragraph.key} paragraph={paragraph} from={from} sought={sought} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

/** The words of this game and of all 18xx, explained. */
function useTerms(): readonly Section[] {
  const text = useText();
  const { reading } = usePresenter();
  return useMemo(
    () =>
      [...commonTerms.slice(0, 1), ...(reading.terms ?? []), ...commonTerms.slice(1)].map((id) => ({
        id,
        title: text.say(`term.${id}`),
        paragraphs: [{ key: id, text: text.say(`term.${id}.about`) }],
      })),
    [text, reading],
  );
}

interface SearchProps {
  readonly sought: string;
  readonly onChange: (sought: string) => void;
  readonly sections: readonly Section[];
}

function Search({ sought, onChange, sections }: SearchProps) {
  const text = useText();
  const n = sections.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  return (
    <search className="book-search">
      <input
        type="search"
        aria-label={text.t('rules.search')}
        placeholder={text.t('rules.search')}
        value={sought}
        onChange={(event) => onChange(event.target.value)}
      />
      <span role="status" className="quiet">
        {sought.trim() !== '' && (n > 0 ? text.t('rules.found', { n }) : text.t('rules.notFound'))}
      </span>
    </search>
  );
}

/** What was sought is marked where it stands. */
function Marked({ words, sought }: { words: string; sought: string }) {
  const at = sought.trim() === '' ? -1 : plain(words).indexOf(plain(sought.trim()));
  if (at < 0) return words;
  const to = at + sought.trim().length;
  return (
    <>
      {words.slice(0, at)}
      <mark>{words.slice(at, to)}</mark>
      {words.slice(to)}
    </>
  );
}

const names: readonly BookName[] = ['rules', 'rulings', 'sources', 'terms'];

/** The other books of this game. */
function SavedGames({ name, from }: { name: BookName; from: string | null }) {
  const text = useText();
  const { id, reading } = usePresenter();
  return names
    .filter((other) => other !== name && (other === 'terms' || reading.books[other]))
    .map((other) => (
      <BookLink key={other} to={`/${other}/${id}`} from={from}>
        {text.t(`${other}.link`)}
      </BookLink>
    ));
}

function Words({
  paragraph: { text: words, rulings = [], settles = [], example },
  from,
  sought,
}: {
  paragraph: Paragraph;
  from: string | null;
  sought: string;
}) {
  const { id, reading } = usePresenter();
  return (
    <p className={example ? 'rule-example' : undefined}>
      <Marked words={words} sought={sought} />
      {rulings.map((ruling) =>
        reading.books.rulings ? (
          <BookLink key={ruling} to={`/rulings/${id}/${ruling}`} from={from}>
            <span className="tag">{ruling}</span>
          </BookLink>
        ) : (
          <span key={ruling} className="tag">
            {ruling}
          </span>
        ),
      )}
      {settles.map((section) => (
        <BookLink key={section} to={`/rules/${id}/${section}`} from={from}>
          <span className="tag">§ {section}</span>
        </BookLink>
      ))}
    </p>
  );
}

function BookLink({ to, from, children }: { to: string; from: string | null; children: ReactNode }) {
  const [, go] = useLocation();
  const place = from ? `${to}?from=${from}` : to;
  return (
    <a
      href={place}
      onClick={(event) => {
        event.preventDefault();
        go(place);
      }}
    >
      {children}
    </a>
  );
}
