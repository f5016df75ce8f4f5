import { game1849 } from '@binario/game-1849';
import { start } from '@binario/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Board } from '../board/Board.tsx';
import { Preferences } from '../chrome/Preferences.tsx';
import type { GameFile, Seat } from '../engine/protocol.ts';
import { newGame, seed } from '../store/newGame.ts';
import { allGames } from '../store/shelf.ts';
import { useText } from '../text/useText.ts';
import { HotSeat } from './HotSeat.tsx';
import { Shelf } from './Shelf.tsx';

const empty = start(game1849, { players: 3, seed: 7 }).table;

/** The first screen is a board, not a form. */
export function Home() {
  const text = useText();
  const [, go] = useLocation();
  const [games, setGames] = useState<readonly GameFile[] | null>(null);
  const [seating, setSeating] = useState(false);
  const refresh = () => void allGames().then(setGames);
  useEffect(refresh, []);

  const begin = async (players: number, seats: readonly Seat[], more: Partial<GameFile> = {}, setup = {}) => {
    const id = await newGame({ players, seed: seed(), ...setup }, seats, more);
    go(`/game/${id}`);
  };
  const alone = () => {
    const bots = [1, 2, 3].map((n): Seat => ({ name: text.t('home.bot', { n }), kind: 'bot' }));
    return begin(4, [{ name: text.t('home.you'), kind: 'human' }, ...bots]);
  };
  const learn = () => {
    const seats = [1, 2, 3].map((n): Seat => ({ name: text.t('home.player', { n }), kind: 'human' }));
    return begin(3, seats, { lesson: true }, { seed: 1849, delayIft: true });
  };

  return (
    <div className="home">
      <header className="home-head">
        <h1>
          <img src="/icon.svg" alt="" width={40} height={40} /> Binario
        </h1>
        <p>{text.t('app.tagline')}</p>
        <Preferences />
      </header>
      <main>
        <section className="hero" aria-labelledby="game-1849">
          <div className="hero-board">
            <Board table={empty} label={text.t('home.1849')} />
          </div>
          <div className="hero-text">
            <h2 id="game-1849">1849</h2>
            <p>{text.t('home.1849')}</p>
            <button type="button" className="button primary large" onClick={() => void alone()}>
              {text.t('home.solo')}
              <small>{text.t('home.soloHint')}</small>
            </button>
            <button type="button" className="button large" onClick={() => setSeating(true)}>
              {text.t('home.hotseat')}
            </button>
            <button type="button" className="button large" onClick={() => void learn()}>
              {text.t('home.learn')}
              <small>{text.t('home.learnHint')}</small>
            </button>
            <a
              href="/rules/1849/1"
              className="plain-link"
              onClick={(event) => {
                event.preventDefault();
                go('/rules/1849/1');
              }}
            >
              {text.t('home.rules')}
            </a>
          </div>
        </section>
        <div className="others">
          {(['1865', '18FB'] as const).map((name) => (
            <section key={name} className="other">
              <h2>{name}</h2>
              <p>{text.t(`home.${name}`)}</p>
              <span className="tag">{text.t('home.soon')}</span>
            </section>
          ))}
        </div>
        <Shelf games={games} onChange={refresh} />
      </main>
      {seating && (
        <HotSeat
          onClose={() => setSeating(false)}
          onBegin={(players, seats, setup) => void begin(players, seats, {}, setup)}
        />
      )}
    </div>
  );
}
