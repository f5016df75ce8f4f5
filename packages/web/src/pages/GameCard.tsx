import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Cover } from '../games/cover.ts';
import { DressProvider } from '../games/GameContext.tsx';
import type { Presenter } from '../games/presenter.ts';
import { presenterOf } from '../games/presenterOf.ts';
import type { GameEntry } from '../games/registry.ts';
import { useText } from '../text/useText.ts';
import { HotSeat } from './HotSeat.tsx';
import { useBegin } from './useBegin.ts';

const covers = new Map<string, Promise<Cover>>();

/** Each cover is fetched once. */
export function coverOf({ id, cover }: GameEntry): Promise<Cover> {
  const known = covers.get(id) ?? cover();
  covers.set(id, known);
  return known;
}

/** A game on the home page: its board drawn live, and the ways to play it. The first one is drawn at once. */
export function GameCard({ entry, first }: { entry: GameEntry; first: boolean }) {
  const [node, seen] = useSeen(first);
  return (
    <section
      ref={node}
      className={first ? 'hero' : 'hero other'}
      aria-labelledby={`game-${entry.id}`}
      data-game={entry.id}
    >
      {seen && <Inside entry={entry} />}
    </section>
  );
}

function Inside({ entry }: { entry: GameEntry }) {
  // No Suspense: React holds back what was suspended for a while, and the first board must not wait.
  const [cover, setCover] = useState<Cover | null>(null);
  useEffect(() => void coverOf(entry).then(setCover), [entry]);
  if (!cover) return null;
  return (
    <DressProvider dress={cover.dress}>
      {cover.picture && <div className="hero-board">{cover.picture()}</div>}
      <Words entry={entry} cover={cover} />
    </DressProvider>
  );
}

function Words({ entry, cover }: { entry: GameEntry; cover: Cover }) {
  const text = useText();
  return (
    <div className="hero-text">
      <h2 id={`game-${entry.id}`} className="game-name">
        {entry.name}
      </h2>
      <p>{text.say('cover.blurb')}</p>
      {entry.page ? <Ways entry={entry} lesson={cover.lesson} /> : <span className="tag">{text.t('home.soon')}</span>}
    </div>
  );
}

function Ways({ entry: { id, name }, lesson }: { entry: GameEntry; lesson: boolean }) {
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
    if (seen || !node.current) return;
    const watch = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && see(true), {
      rootMargin: '300px',
    });
    watch.observe(node.current);
    return () => watch.disconnect();
  }, [seen]);
  return [node, seen] as const;
}
