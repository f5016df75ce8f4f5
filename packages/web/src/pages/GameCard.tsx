import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Cover } from '../game/cover.ts';
import { ThemeProvider } from '../game/GameContext.tsx';
import type { Presenter } from '../game/presenter.ts';
import { presenterOf } from '../game/presenterOf.ts';
import type { PagePart } from '../game/registry.ts';
import type { GameFile } from '../model/gameFile.ts';
import { useText } from '../store/useText.ts';
import type { LocalKind } from './setup/SetupDialog.tsx';
import { useBegin } from './useBegin.ts';

const SetupDialog = lazy(() => import('./setup/SetupDialog.tsx').then((page) => ({ default: page.SetupDialog })));

const covers = new Map<string, Promise<Cover>>();

/** Each cover is fetched once. */
export function coverOf({ id, cover }: PagePart): Promise<Cover> {
  const known = covers.get(id) ?? cover();
  covers.set(id, known);
  return known;
}

interface GameCardProps {
  readonly entry: PagePart;
  readonly first: boolean;
  /** A lesson of this game that was begun and left. */
  readonly lesson: GameFile | undefined;
}

/** A game on the home page: its board drawn live, and the ways to play it. The first one is drawn at once. */
export function GameCard({ entry, first, lesson }: GameCardProps) {
  const [node, seen] = useSeen(first);
  return (
    <section
      ref={node}
      className={first ? 'hero' : 'hero other'}
      aria-labelledby={`game-${entry.id}`}
      data-game={entry.id}
    >
      {seen && <Inside entry={entry} first={first} begun={lesson} />}
    </section>
  );
}

let firstShown: (value: unknown) => void = () => undefined;
/** The other games wait until the first board is drawn: until then nothing else is fetched or drawn. */
const drawn = new Promise((done) => {
  firstShown = done;
});

interface InsideProps {
  readonly entry: PagePart;
  readonly first: boolean;
  readonly begun: GameFile | undefined;
}

function Inside({ entry, first, begun }: InsideProps) {
  // No Suspense: React holds back what was suspended for a while, and the first board must not wait.
  const [cover, setCover] = useState<Cover | null>(null);
  useEffect(() => void coverOf(entry).then(setCover), [entry]);
  useEffect(() => {
    if (first && cover) requestAnimationFrame(() => setTimeout(firstShown));
  }, [first, cover]);
  if (!cover) return null;
  return (
    <ThemeProvider theme={cover.theme}>
      {cover.picture && <div className="hero-board">{cover.picture()}</div>}
      <Words entry={entry} cover={cover} begun={begun} />
    </ThemeProvider>
  );
}

interface WordsProps {
  readonly entry: PagePart;
  readonly cover: Cover;
  readonly begun: GameFile | undefined;
}

function Words({ entry, cover, begun }: WordsProps) {
  const text = useText();
  return (
    <div className="hero-text">
      <h2 id={`game-${entry.id}`} className="game-name">
        {entry.name}
      </h2>
      <p>{text.say('cover.blurb')}</p>
      <Ways entry={entry} lesson={cover.lesson} begun={begun} />
    </div>
  );
}

interface WaysProps {
  readonly entry: PagePart;
  readonly lesson: boolean;
  readonly begun: GameFile | undefined;
}

function Ways({ entry: { id, name }, lesson, begun }: WaysProps) {
  const text = useText();
  const [, go] = useLocation();
  const [asking, setAsking] = useState<{ readonly presenter: Presenter; readonly kind: LocalKind } | null>(null);
  const { learn } = useBegin(id);
  const ask = (kind: LocalKind) => void presenterOf(id).then((presenter) => setAsking({ presenter, kind }));
  return (
    <>
      <button type="button" className="button primary large" onClick={() => ask('alone')}>
        {text.t('home.solo')}
        <small>{text.t('home.soloHint')}</small>
      </button>
      <button type="button" className="button large" onClick={() => ask('together')}>
        {text.t('home.hotseat')}
      </button>
      <button type="button" className="button large" onClick={() => go(`/online/new/${id}`)}>
        {text.t('online.withFriends')}
        <small>{text.t('online.withFriendsHint')}</small>
      </button>
      {lesson && (
        <button type="button" className="button large" onClick={() => (begun ? go(`/game/${begun.id}`) : void learn())}>
          {text.t('home.learn', { game: name })}
          <small>{text.t(begun ? 'home.learnOn' : 'home.learnHint')}</small>
        </button>
      )}
      {lesson && begun && (
        <button type="button" className="button small" onClick={() => void learn()}>
          {text.t('home.learnAnew')}
        </button>
      )}
      <a
        href={`/rules/${id}`}
        className="plain-link"
        onClick={(event) => {
          event.preventDefault();
          go(`/rules/${id}`);
        }}
      >
        {text.t('home.rules')}
      </a>
      {asking && (
        <Suspense>
          <SetupDialog {...asking} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  );
}

/** So long after the first board whoever has not scrolled is given the other games too: keys and readers find what is there. */
const AT_REST = 1_500;

/** Has the node come near the screen, or the page to rest? */
function useSeen(atOnce: boolean) {
  const node = useRef<HTMLElement>(null);
  const [seen, see] = useState(atOnce);
  useEffect(() => {
    if (seen) return;
    const watch = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && see(true), {
      rootMargin: '300px',
    });
    let rest: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void drawn.then(() => {
      if (left || !node.current) return;
      watch.observe(node.current);
      rest = setTimeout(() => see(true), AT_REST);
    });
    return () => {
      left = true;
      clearTimeout(rest);
      watch.disconnect();
    };
  }, [seen]);
  return [node, seen] as const;
}
