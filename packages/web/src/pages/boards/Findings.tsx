import type { BoardFinding } from '@binario/kernel';
import { useText } from '../../store/useText.ts';

/** Of very many the first are enough to mend it. */
const SHOWN = 12;

/** What was found in a board: why it cannot be played on, or else where it departs from the rulebook. */
export function Findings({ findings }: { findings: readonly BoardFinding[] }) {
  const text = useText();
  const errors = findings.filter(({ severity }) => severity === 'error');
  const shown = errors.length > 0 ? errors : findings;
  if (shown.length === 0) return null;
  return (
    <div className="refusal-box" role="alert">
      <p>{text.t(errors.length > 0 ? 'home.boardRefused' : 'home.boardDeparts', { n: shown.length })}</p>
      <ul>
        {shown.slice(0, SHOWN).map(({ at, key, params, cite }) => (
          <li key={JSON.stringify([at, key, params])}>
            {text.say(key, params)} {cite}
          </li>
        ))}
      </ul>
    </div>
  );
}
