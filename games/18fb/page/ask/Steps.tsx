import type { Snapshot } from '@binario/web/model';
import { ownOf } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** Which tile step of the turn this is. */
export function Steps({ snapshot }: { snapshot: Snapshot }) {
  const text = useText18fb();
  const { steps, companies } = ownOf(snapshot);
  if (!steps) return null;
  const { corp, laid, of } = steps;
  const { companies: facts } = snapshot.state.table as unknown as {
    readonly companies: Readonly<Record<string, { readonly standing: string } | undefined>>;
  };
  const view = companies[corp];
  const secured = facts[corp]?.standing === 'building' && view && !view.frozen ? view.interest : 0;
  return (
    <p className="steps-line">
      <b>{text.t('steps.now', { n: laid + 1, of })}</b>
      {secured > 0 && ` · ${text.t('steps.secured', { amount: secured })}`}
    </p>
  );
}
