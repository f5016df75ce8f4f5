import type { ReactNode } from 'react';
import { Names } from '../game/Names.tsx';
import type { Change } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';
import { paramsOf } from './labels.ts';

interface EffectsProps {
  readonly changes: readonly Change[];
  readonly title: string;
  /** What stands beside the title. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** What would be different, the weightiest first: phase, trains that go, offices, price, stock, money. */
export function Effects({ changes, title, beside, children }: EffectsProps) {
  const text = useText();
  return (
    <section className="effects" aria-live="polite">
      <h3>
        {title} {beside}
      </h3>
      {changes.length === 0 ? <p className="quiet">{text.t('ask.noEffect')}</p> : <Changes changes={changes} />}
      {children}
    </section>
  );
}

/** What an action would change, as a list. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const text = useText();
  return (
    <ul className="changes">
      {changes.map((change) => {
        const { kind, ...params } = { ...paramsOf(change), ...listsOf(change) };
        const line = text.marked.say(`change.${kind}`, params);
        return (
          <li key={line} className={`change change-${kind}`}>
            <Names of={line} />
          </li>
        );
      })}
    </ul>
  );
}

const listsOf = (change: Change): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(change).flatMap(([field, value]) => (typeof value === 'object' ? [[field, value] as const] : [])),
  );
