import { usePresenter } from '../game/GameContext.tsx';
import type { Snapshot } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';
import { type Refused, refusedOnce } from './placed.ts';
import { Reason } from './Refused.tsx';

/** Everything that cannot be done now, folded up, with its number: each with the reason and the paragraph. */
export function Refusals({ snapshot }: { snapshot: Snapshot }) {
  const text = useText();
  const { asking } = usePresenter();
  const refused = refusedOnce(asking, snapshot.choices);
  if (refused.length === 0) return null;
  return (
    <details className="refused">
      <summary>{text.t('ask.cannotCount', { n: refused.length })}</summary>
      <ul>
        {refused.map((each) => (
          <li key={JSON.stringify(each.first.offer)}>
            <Name refused={each} snapshot={snapshot} />
            {each.first.refusal && <Reason refusal={each.first.refusal} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What is refused; of several that differ in their number, each number. */
function Name({ refused: { first, all }, snapshot }: { refused: Refused; snapshot: Snapshot }) {
  const text = useText();
  const { asking } = usePresenter();
  const table = snapshot.state.table as never;
  const label = asking.label(text, first.offer, first.facts, table);
  const others = all.slice(1).map(({ offer, facts }) => (asking.chip ?? asking.label)(text, offer, facts, table));
  return (
    <span className="refused-name">
      {label}
      {[...new Set(others)].map((words) => (
        <span key={words}> · {words}</span>
      ))}
    </span>
  );
}
