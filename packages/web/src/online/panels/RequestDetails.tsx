import type { CommandOf } from '@binario/protocol';
import { useTable } from '../../store/table.ts';
import { useText } from '../../store/useText.ts';
import { settingsLines } from '../settingsLines.ts';

/** The lines of the log that would go, latest first: who agrees to an undo should know what it takes back. */
export function TakenBack({ to }: { to: number }) {
  const text = useText();
  const log = useTable((table) => table.log);
  const moves = useTable((table) => table.file?.actions.length ?? 0) - to;
  const lines = log.filter(({ at, heading }) => at > to && !heading).reverse();
  if (lines.length === 0) return null;
  return (
    <details className="taken-back" open={lines.length <= 3}>
      <summary>{text.t('online.takenBack', { n: moves })}</summary>
      <ol>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
          <li key={i}>{text.say(line.key, line.params)}</li>
        ))}
      </ol>
    </details>
  );
}

/** What would be another, in words. */
export function Proposed({ settings }: { settings: CommandOf<'settings'>['settings'] }) {
  const text = useText();
  return (
    <ul className="proposed">
      {settingsLines(text, settings).map(({ title, words }) => (
        <li key={title}>{text.labelled(title, words)}</li>
      ))}
    </ul>
  );
}
