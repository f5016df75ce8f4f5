import { useEffect, useState } from 'react';
import { engine } from '../engine/client.ts';

const none: readonly string[] = [];

/** The levels of automatic players of a game, the usual one first; asked of the engine, which knows whom it can send. */
export function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState(none);
  useEffect(() => {
    let gone = false;
    void engine()
      .ask('levels', { game })
      .then((found) => {
        if (!gone) setLevels(found);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game]);
  return levels;
}
