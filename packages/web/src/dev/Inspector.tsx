import type { Choice } from '@binario/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { engine } from '../engine/client.ts';
import type { Inspection } from '../model/inspection.ts';
import { useTable } from '../store/table.ts';
import { Tree } from './Tree.tsx';

const STAYS = 'binario.inspector';

/** At any table: the state behind the position shown, what is offered, what is refused and why, what the last action did. */
export function Inspector() {
  const [open, setOpen] = useState(() => sessionStorage.getItem(STAYS) === 'open');
  // A changed rule loads the page again: whoever looks goes on looking.
  useEffect(() => sessionStorage.setItem(STAYS, open ? 'open' : 'closed'), [open]);
  const snapshot = useTable((table) => table.snapshot);
  if (!snapshot) return null;
  return (
    <aside className={open ? 'inspector is-open' : 'inspector'} aria-label="State inspector">
      <button type="button" className="button small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close inspector' : 'Inspect'}
      </button>
      {open && <Inspected />}
    </aside>
  );
}

function Inspected() {
  const snapshot = useTable((table) => table.snapshot);
  const place = useTable((table) => table.place);
  const [found, setFound] = useState<Inspection | null>(null);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    if (!snapshot) return;
    let current = true;
    void engine()
      .ask('inspect', { place, at: snapshot.at })
      .then((inspection) => current && setFound(inspection));
    return () => {
      current = false;
    };
  }, [snapshot, place]);
  if (!found) return null;
  const { state, last, asked, violations, hash, at } = found;
  const fits = ({ offer, refusal }: Choice) => JSON.stringify([offer, refusal]).includes(wanted);
  return (
    <div className="inspected" data-inspected={at}>
      <p>
        Move {at} · hash <code>{hash}</code> · dice <code>{state.rng}</code>
      </p>
      {violations.map((violation) => (
        <p key={violation} className="refusal-box">
          {violation}
        </p>
      ))}
      <Part title={`Frames (${state.flow.length}), the place in the rules last`}>
        {state.flow.map((frame, i) => (
          <Tree key={i} name={frame.step} value={frame} open={i === state.flow.length - 1} />
        ))}
      </Part>
      <Part title="Last action and its effects">
        {last && <Tree name={last.action.type} value={last.action} open={true} />}
        {last?.effects.map((effect, i) => (
          <Tree key={i} name={typeIn(effect)} value={effect} />
        ))}
      </Part>
      <label className="inspector-filter">
        Offers and refusals with <input value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      {asked.map(({ by, choices }) => {
        const shown = choices.filter(fits);
        const open = shown.filter(({ refusal }) => !refusal);
        const refused = shown.filter(({ refusal }) => refusal);
        return (
          <div key={by}>
            <Part title={`Offers to ${by} (${open.length})`}>
              {open.map(({ offer }, i) => (
                <Tree key={i} name={offer.type} value={offer} />
              ))}
            </Part>
            <Part title={`Refused to ${by} (${refused.length})`}>
              {refused.map(({ offer, refusal }, i) => (
                <Tree key={i} name={`${offer.type}: ${refusal?.rule} (${refusal?.cite})`} value={{ offer, refusal }} />
              ))}
            </Part>
          </div>
        );
      })}
      <Part title="Table">
        {Object.entries(state.table).map(([name, slice]) => (
          <Tree key={name} name={name} value={slice} />
        ))}
      </Part>
      <button type="button" className="button small" onClick={() => void copied(state)}>
        Copy the state as JSON
      </button>
    </div>
  );
}

const typeIn = (effect: unknown): string => (effect as { type?: string } | null)?.type ?? 'effect';

const copied = (state: unknown): Promise<void> => navigator.clipboard.writeText(JSON.stringify(state, null, 2));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open={true}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
