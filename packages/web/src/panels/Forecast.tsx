import type { CourseTable } from '@binario/rail';
import { useEffect, useState } from 'react';
import { Changes } from '../ask/Effects.tsx';
import { engine } from '../engine/client.ts';
import { Names } from '../game/Names.tsx';
import type { Forecast as Foreseen, NextTrain } from '../model/forecast.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** What the next train does to everybody, and when the bank breaks: for those who plan. */
export function Forecast() {
  const foreseen = useForecast();
  const text = useText();
  const isBroken = useTable(
    (table) => (table.snapshot?.state.table as Partial<CourseTable> | undefined)?.bankBroken === true,
  );
  if (!foreseen) return null;
  const { next, bank } = foreseen;
  return (
    <section className="forecast">
      <h3>{text.t('forecast.title')}</h3>
      {next ? <Next next={next} /> : <p className="quiet">{text.t('forecast.lastPhase')}</p>}
      <p>
        {isBroken
          ? text.t('forecast.bankBroken')
          : bank.pace === null
            ? text.t('forecast.bank', { left: bank.left })
            : bank.rounds === null
              ? text.t('forecast.bankStill', { left: bank.left })
              : text.t('forecast.bankPace', { left: bank.left, pace: bank.pace, rounds: bank.rounds })}
      </p>
    </section>
  );
}

function Next({ next: { train, phase, before, changes, forced } }: { next: NextTrain }) {
  const text = useText();
  return (
    <>
      <p>
        <b>
          <Names of={text.marked.t('forecast.next', { train, phase })} />
        </b>{' '}
        <span className="quiet">{text.t(before > 0 ? 'forecast.before' : 'forecast.now', { before })}</span>
      </p>
      {forced.map(({ corp, treasury, president }) => (
        <p key={corp} className="forecast-forced">
          <Names
            of={
              president === null
                ? text.marked.t('forecast.forcedAlone', { corp, treasury })
                : text.marked.t('forecast.forced', { corp, treasury, president })
            }
          />
        </p>
      ))}
      <Changes changes={changes.filter(({ kind }) => kind !== 'phase')} />
    </>
  );
}

/** Asked again for each position that is shown. */
function useForecast(): Foreseen | null {
  const at = useTable((table) => table.snapshot?.at);
  const tip = useTable((table) => table.snapshot?.tip);
  const place = useTable((table) => table.place);
  const [foreseen, setForeseen] = useState<Foreseen | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number may stand for another position after an undo
  useEffect(() => {
    if (at === undefined) return;
    let gone = false;
    void engine()
      .ask('forecast', { place, at })
      .then((now) => {
        if (!gone) setForeseen(now);
      })
      // The table was left in the meantime.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [at, tip, place]);
  return foreseen;
}
