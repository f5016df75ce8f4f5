import { useRef } from 'react';
import type { Standings } from '../../model/standings.ts';
import { useText } from '../../store/useText.ts';
import { useWidth } from '../../store/useWidth.ts';
import { useArranged } from './arrange.ts';
import { StandingsGrid } from './StandingsGrid.tsx';
import { StandingsList } from './StandingsList.tsx';
import { Told } from './Told.tsx';
import { useStandings } from './useStandings.ts';

/** Narrower than this a table would be read by pushing it to and fro. */
const TABLE_REM = 34;

/** Players and companies, with all that can be known of them. */
export function StandingsPanel() {
  const standings = useStandings();
  const box = useRef<HTMLDivElement>(null);
  const wide = useWidth(box) >= TABLE_REM;
  return (
    <div className="standings-panel" ref={box} aria-busy={standings === null}>
      {standings && <Shown standings={standings} wide={wide} />}
    </div>
  );
}

function Shown({ standings, wide }: { standings: Standings; wide: boolean }) {
  const text = useText();
  const arranged = useArranged(text, standings);
  return (
    <Told cites={standings.cites}>{wide ? <StandingsGrid {...arranged} /> : <StandingsList {...arranged} />}</Told>
  );
}
