import { trainsOf } from '@binario/rail';
import { trainColour } from '../board/trainColours.ts';
import { Names } from '../game/Names.tsx';
import type { Snapshot } from '../model/snapshot.ts';
import { jump } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { wish } from '../store/trying.ts';
import { useText } from '../store/useText.ts';

/** The best run, drawn on the map; or another one, traced by hand with the engine's word on it at every tap. */
export function RunPanel({ snapshot }: { snapshot: Snapshot }) {
  const text = useText();
  const wished = useTable((table) => table.wished);
  const train = useTable((table) => table.train);
  const verdict = useTable((table) => table.verdict);
  const { run, state } = snapshot;
  if (!run) return null;
  const trains = trainsOf(state.table, run.corp);
  const routes = verdict?.ok ? verdict.routes : wished ? [] : run.routes;
  const byHand = () => {
    const start = trains.map((each) => ({
      train: each,
      hexes: run.routes.find((route) => route.train === each)?.hexes ?? [],
    }));
    useTable.setState({ train: trains[0] ?? null });
    void wish(start);
  };
  return (
    <fieldset className="offers">
      <legend>{text.t(run.proven ? 'run.best' : 'run.bestUnproven', { revenue: run.revenue })}</legend>
      <ul className="runs">
        {trains.map((each) => {
          const place = (wished ?? run.routes).findIndex((found) => found.train === each);
          const route = routes.find((found) => found.train === each);
          const traced = wished?.find((found) => found.train === each)?.hexes ?? [];
          const line = route
            ? text.marked.t('run.line', {
                train: each,
                hexes: route.hexes.length,
                length: route.length,
                revenue: route.revenue,
              })
            : traced.length > 0
              ? text.marked.t('run.line', { train: each, hexes: traced.length, length: '–', revenue: 0 })
              : text.marked.t('run.idle', { train: each });
          return (
            <li key={each}>
              {place >= 0 && <span className="run-swatch" style={{ background: trainColour(place) }} />}
              {wished ? (
                <button
                  type="button"
                  className="offer-button"
                  aria-pressed={train === each}
                  onClick={() => useTable.setState({ train: each })}
                >
                  <span>
                    <Names of={line} />
                  </span>
                </button>
              ) : (
                <span className="run-line">
                  <Names of={line} />
                </span>
              )}
              {wished && (
                <button
                  type="button"
                  className="button small"
                  onClick={() =>
                    void wish(wished.map((found) => (found.train === each ? { ...found, hexes: [] } : found)))
                  }
                >
                  {text.t('run.clear')}
                </button>
              )}
              <span className="route-hexes">
                <Names of={(route?.hexes ?? traced).map(text.marked.hex).join(' – ')} />
              </span>
            </li>
          );
        })}
      </ul>
      {wished ? (
        <>
          <p className="quiet">{text.t('run.hint')}</p>
          <button type="button" className="button small" onClick={() => void jump(snapshot.tip)}>
            {text.t('run.useBest')}
          </button>
        </>
      ) : (
        <button type="button" className="button small" onClick={byHand}>
          {text.t('run.byHand')}
        </button>
      )}
    </fieldset>
  );
}
