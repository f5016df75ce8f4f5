import type { Advised } from '@binario/bots';
import type { Action } from '@binario/kernel';
import { useState } from 'react';
import { engine } from '../engine/client.ts';
import { usePresenter } from '../game/GameContext.tsx';
import type { Snapshot } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';
import { tryAction } from '../store/trying.ts';
import { useText } from '../store/useText.ts';
import type { Text } from '../text/textIn.ts';
import { draftLabel } from './labels.ts';

/** Advice depends on the question alone: whoever asks twice hears the same. */
const SEED = 1;

/**
 * "What would you do?": Director answers for whoever is asked, and says what comes next and by how much. Not at an
 * online table, where people play against each other.
 */
export function Advice({ snapshot }: { snapshot: Snapshot }) {
  const text = useText();
  const online = useTable((table) => table.remote !== null);
  const place = useTable((table) => table.place);
  const [advised, setAdvised] = useState<Advised | 'thinking' | 'none' | null>(null);
  if (online || snapshot.choices.length + snapshot.lays.length < 2) return null;
  const ask = () => {
    setAdvised('thinking');
    engine()
      .ask('advise', { place, seed: SEED })
      .then(setAdvised, () => setAdvised('none'));
  };
  return (
    <div className="advice" role="status">
      {advised === null && (
        <button type="button" className="button small" onClick={ask}>
          {text.t('advice.ask')}
        </button>
      )}
      {advised === 'thinking' && <progress className="advice-thinking" aria-label={text.t('advice.thinking')} />}
      {advised === 'none' && <p className="quiet">{text.t('advice.none')}</p>}
      {advised !== null && typeof advised === 'object' && <Answer advised={advised} snapshot={snapshot} />}
    </div>
  );
}

function Answer({ advised: { action, why, next }, snapshot }: { advised: Advised; snapshot: Snapshot }) {
  const text = useText();
  return (
    <>
      <p>
        {text.t('advice.best')} <Suggested action={action} snapshot={snapshot} />
      </p>
      <p className="quiet">{text.say(`reason.${why.key}`, why.params)}</p>
      {next && (
        <>
          <p>
            {text.t('advice.next')} <Suggested action={next.action} snapshot={snapshot} />
          </p>
          <Differences all={differences(text, next)} />
        </>
      )}
    </>
  );
}

function Differences({ all }: { all: readonly Difference[] }) {
  const text = useText();
  if (all.length === 0) return <p className="quiet">{text.t('advice.even')}</p>;
  return (
    <table className="advice-parts">
      <caption>{text.t('advice.difference')}</caption>
      <tbody>
        {all.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {amount > 0 ? '+' : '−'}
              {text.money(Math.abs(amount))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The action as the primary button would say it; it is put forward by a click, not done. */
function Suggested({ action, snapshot }: { action: Action; snapshot: Snapshot }) {
  const text = useText();
  const { asking } = usePresenter();
  return (
    <button type="button" className="button small" onClick={() => void tryAction(action)}>
      {draftLabel(text, action, snapshot, asking)}
    </button>
  );
}

interface Difference {
  readonly name: string;
  readonly amount: number;
}

/** What one would have more than with the next best, by parts, and what the others would; the largest first. */
function differences(text: Text, { parts, others }: NonNullable<Advised['next']>): readonly Difference[] {
  const own = Object.entries(parts).map(([part, amount]) => ({ name: partName(text, part), amount }));
  const theirs = Object.entries(others).map(([player, amount]) => ({ name: text.holder(player), amount }));
  const largestFirst = (x: Difference, y: Difference) => Math.abs(y.amount) - Math.abs(x.amount);
  return [...own.sort(largestFirst), ...theirs.sort(largestFirst)].filter(({ amount }) => amount !== 0);
}

/** What a game's own parts are called together, where it has no word for one. */
const partName = (text: Text, part: string): string =>
  text.say(text.has(`reason.part.${part}`) ? `reason.part.${part}` : 'reason.part.assets');
