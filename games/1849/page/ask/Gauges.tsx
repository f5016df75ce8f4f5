import { TrackLines } from '@binario/web/board';
import type { Snapshot } from '@binario/web/model';
import type { Table1849 } from '../../table.ts';
import { useText1849 } from '../text/useText1849.ts';

const gauges = ['standard', 'narrow', 'dual'] as const;
/** The phase before the one that begins with the earthquake. */
const BEFORE_THE_EARTHQUAKE = '10';
const concerned = ['layTrack', 'placeToken', 'buyTrains'];

/** What is special in this game, where it acts: what each gauge costs or counts, and what the earthquake does to Messina. */
export function Gauges({ snapshot: { state } }: { snapshot: Snapshot }) {
  const text = useText1849();
  const step = state.flow.at(-1)?.step ?? '';
  const { phase, messinaClosed } = state.table as Table1849;
  const manner = step === 'layTrack' ? 'lay' : step === 'runTrains' ? 'run' : undefined;
  const quake = messinaClosed
    ? step === 'layTrack' && 'quake.ruins'
    : phase === BEFORE_THE_EARTHQUAKE && concerned.includes(step) && 'quake.coming';
  return (
    <>
      {manner && (
        <ul className="gauges">
          {gauges.map((gauge, i) => (
            <li key={gauge} data-card="term gauge">
              <svg viewBox="-17 -7 34 14" width={34} height={14} aria-hidden="true" focusable="false">
                <TrackLines lines={[{ path: 'M-16 0H16', gauge: (i + 1) as 1 | 2 | 3 }]} />
              </svg>
              {text.t(`gauge.${gauge}.${manner}`)}
            </li>
          ))}
        </ul>
      )}
      {quake && (
        <p className="quake" data-card="term earthquake">
          {text.t(quake)}
        </p>
      )}
    </>
  );
}
