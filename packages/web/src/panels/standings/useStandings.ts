import { useEffect, useState } from 'react';
import { engine } from '../../engine/client.ts';
import type { Standings } from '../../model/standings.ts';
import { useTable } from '../../store/table.ts';

/** The table of the position that is shown. Until it is there the one before stays, so that nothing jumps. */
export function useStandings(): Standings | null {
  const snapshot = useTable((table) => table.snapshot);
  const place = useTable((table) => table.place);
  const [standings, setStandings] = useState<Standings | null>(null);
  useEffect(() => {
    if (!snapshot) return;
    let gone = false;
    void engine()
      .ask('standings', { place, at: snapshot.at })
      .then((now) => {
        if (!gone) setStandings(now);
      })
      // The table was left in the meantime.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [snapshot, place]);
  return standings;
}
