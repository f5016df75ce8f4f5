import { games } from '@binario/games';
import { languages, say } from '@binario/kernel';
import { Session } from '@binario/web/testing';
import { describe, expect, it } from 'vitest';
import { type StoredLine, storedEngine, storedGames } from '../../packages/server/test/stored/unpack.mjs';

/** Whole games by the engine files of an earlier release, as the page plays a table that stays with such a file. */
const stored = storedGames();

describe.each(games.map((part) => [part.id, part] as const))(
  '%s on an engine file of an earlier release',
  (id, part) => {
    const game = stored[id];
    if (!game) throw new Error(`there is no stored game of ${id}`);

    const opened = async () => {
      const [engine, older] = await Promise.all([part.worker(), storedEngine(id)]);
      const session = Session.begin(engine, game.setup, older as never);
      expect(session.load(game.actions)).toBeNull();
      return { engine, older, session };
    };

    it('shows the log as that release told it, in words of today', async () => {
      const { session } = await opened();
      const { theme } = await part.page();
      for (const language of languages) {
        const words = theme.catalogue(language);
        const told = ({ at, key, params }: StoredLine) => {
          expect(Object.hasOwn(words, key), key).toBe(true);
          return `${at} ${say(words, key, params, theme.speaker(language, {}))}`;
        };
        expect(session.log.map(told)).toEqual(game.log.map(told));
      }
    });

    it('comes to tables of the same shape and hash as the rules of today', async () => {
      const { engine, older, session } = await opened();
      const own = Session.begin(engine, game.setup);
      expect(own.load(game.actions)).toBeNull();
      for (let at = 0; at <= own.tip; at += 50) expect(session.stateAt(at)).toEqual(own.stateAt(at));
      expect(session.hash).toBe(own.hash);
      expect(older.scores(session.state)).toEqual(engine.title.scores(own.state.table));
    });

    it('shows every position, and the same charts as the rules of today', async () => {
      const { engine, session } = await opened();
      const half = Math.floor(session.tip / 2);
      session.undo(half);
      const { actor, asked, choices, lays } = session.snapshot(half);
      expect(actor).not.toBeNull();
      expect(asked).not.toBeNull();
      expect(choices.length + lays.length).toBeGreaterThan(0);
      const own = Session.begin(engine, game.setup);
      own.load(game.actions.slice(0, half));
      // A run that earned nothing left no note in files of that time.
      const earned = own.earned(0, half).filter(([, amount]) => amount > 0);
      expect(session.earned(0, half)).toEqual(earned);
      expect(session.earned(0, half).length).toBeGreaterThan(0);
      session.redo();
      expect(session.tip).toBe(half + 1);
    });
  },
);
