import { beginPlan, forgetPlan } from '../store/planning.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** What-ifs that were kept. */
export function Plans() {
  const text = useText();
  const plans = useTable((table) => table.file?.plans);
  const place = useTable((table) => table.place);
  const follows = useTable((table) => table.follows);
  const at = useTable((table) => table.snapshot?.at ?? 0);
  const stopped = useTable((table) => table.planStopped);
  return (
    <div className="plans">
      <p role="status" className="quiet">
        {stopped !== null && (stopped === 0 ? text.t('plan.played') : text.t('plan.stopped', { n: stopped }))}
      </p>
      {place === 'game' && (
        <button type="button" className="button" onClick={() => void beginPlan(at)}>
          {text.t('plan.begin')}
        </button>
      )}
      {plans?.length ? (
        <ul>
          {plans.map((plan, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat; the place in the list is the plan
            <li key={i}>
              <span>
                <b>{plan.name || text.t('plan.overtaken')}</b> · {text.t('home.moves', { n: plan.actions.length })}
              </span>
              <button type="button" className="button small" onClick={() => void beginPlan(plan.at, plan.actions)}>
                {text.t('plan.open')}
              </button>
              <button type="button" className="button small" disabled={follows} onClick={() => void forgetPlan(plan)}>
                {text.t('plan.forget')}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{text.t('plan.none')}</p>
      )}
    </div>
  );
}
