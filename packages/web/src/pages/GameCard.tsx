import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Cover } from '../game/cover.ts';
import { ThemeProvider } from '../game/GameContext.tsx';
import type { Presenter } from '../game/presenter.ts';
import { presenterOf } from '../game/presenterOf.ts';
import type { PagePart } from '../game/registry.ts';
import { useText } from '../store/useText.ts';
import { HotSeat } from './HotSeat.tsx';
import { useBegin } from './useBegin.ts';

const covers = new Map<string, Promise<Cover>>();

/** Each cover is fetched once. */
export function coverOf({ id, cover }: PagePart): Promise<Cover> {
  const known = covers.get(id) ?? cover();
  covers.set(id, known);
  return known;
}

/** A game on the home page: its board drawn live, and the ways to play it. The first one is drawn at once. */
export function GameCard({ entry, first }: { entry: PagePart; first: boolean }) {
  const [node, seen] = useSeen(first);
  return (
    <section
      ref={node}
      className={first ? 'hero' : 'hero other'}
      aria-labelledby={`game-${entry.id}`}
      data-game={entry.id}
    >
      {seen && <Inside entry={entry} first={first} />}
    </section>
  );
}

let firstShown: (value: unknown) => void = () => undefined;
/** The other games wait until the first board is drawn: until then nothing else is fetched or drawn. */
const drawn = new Promise((done) => {
  firstShown = done;
});

function Inside({ entry, first }: { entry: PagePart; first: boolean }) {
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
      <Words entry={entry} cover={cover} />
    </ThemeProvider>
  );
}

function Words({ entry, cover }: { entry: PagePart; cover: Cover }) {
  const text = useText();
  return (
    <div className="hero-text">
      <h2 id={`game-${entry.id}`} className="game-name">
        {entry.name}
      </h2>
      <p>{text.say('cover.blurb')}</p>
      <Ways entry={entry} lesson={cover.lesson} />
    </div>
  );
}

function Ways({ entry: { id, name }, lesson }: { entry: PagePart; lesson: boolean }) {
  const text = useText();
  const [, go] = useLocation();
  const [seating, setSeating] = useState<Presenter | null>(null);
  const { alone, learn } = useBegin(id);
  return (
    <>
      <button type="button" className="button primary large" onClick={() => void alone()}>
        {text.t('home.solo')}
        <small>{text.t('home.soloHint')}</small>
      </button>
      <button type="button" className="button large" onClick={() => void presenterOf(id).then(setSeating)}>
        {text.t('home.hotseat')}
      </button>
      <button type="button" className="button large" onClick={() => go(`/online/new/${id}`)}>
        {text.t('online.withFriends')}
        <small>{text.t('online.withFriendsHint')}</small>
      </button>
      {lesson && (
        <button type="button" className="button large" onClick={() => void learn()}>
          {text.t('home.learn', { game: name })}
          <small>{text.t('home.learnHint')}</small>
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
      {seating && <HotSeat presenter={seating} onClose={() => setSeating(null)} />}
    </>
  );
}

/** Has the node come near the screen? */
function useSeen(atOnce: boolean) {
  const node = useRef<HTMLElement>(null);
  const [seen, see] = useState(atOnce);
  useEffect(() => {
    if (seen) return;
    const watch = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && see(true), {
      rootMargin: '300px',
    });
    void drawn.then(() => node.current && watch.observe(node.current));
    return () => watch.disconnect();
  }, [seen]);
  return [node, seen] as const;
}
