import { type ReactNode, use, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Preferences } from '../chrome/Preferences.tsx';
import type { Book, BookName, Paragraph } from '../game/book.ts';
import { PresenterProvider, usePresenter } from '../game/GameContext.tsx';
import { presenterOf } from '../game/presenterOf.ts';
import { useText } from '../store/useText.ts';

const opened = new Map<string, Promise<Book | null>>();

function bookOf(game: string, name: BookName): Promise<Book | null> {
  const key = `${game} ${name}`;
  const known = opened.get(key) ?? presenterOf(game).then(({ reading }) => reading.books[name]?.() ?? null);
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
  const sections = useMemo(() => book?.sections(text.language) ?? [], [book, text.language]);
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
        <nav aria-label={title} className="rule-index">
          {sections.map(({ id, title: words }) => (
            <a key={id} href={`#s${id}`}>
              {id} {words}
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
              <span className="rule-number">{name === 'rules' ? `§ ${id}` : id}</span> {words}
            </h2>
            {paragraphs.map((paragraph) => (
              <Words key={paragraph.key} paragraph={paragraph} from={from} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

const names: readonly BookName[] = ['rules', 'rulings', 'sources'];

/** The other books of this game. */
function SavedGames({ name, from }: { name: BookName; from: string | null }) {
  const text = useText();
  const { id, reading } = usePresenter();
  return names
    .filter((other) => other !== name && reading.books[other])
    .map((other) => (
      <BookLink key={other} to={`/${other}/${id}`} from={from}>
        {text.t(`${other}.link`)}
      </BookLink>
    ));
}

function Words({
  paragraph: { text: words, rulings = [], settles = [], example },
  from,
}: {
  paragraph: Paragraph;
  from: string | null;
}) {
  const { id, reading } = usePresenter();
  return (
    <p className={example ? 'rule-example' : undefined}>
      {words}
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
