import type { Refusal } from '@binario/kernel';
import { Reason } from '@binario/web/ask';

/** Refused for one reason is one refusal. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const once = refusals.filter(({ rule }, i) => refusals.findIndex((other) => other.rule === rule) === i);
  return once.map((refusal) => (
    <span key={refusal.rule} className="own-row-refusal">
      <Reason refusal={refusal} />
    </span>
  ));
}
