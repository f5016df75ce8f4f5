import { type ReactNode, useState } from 'react';
import { Effects } from '../ask/Effects.tsx';
import { endPlan } from '../store/planning.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { NewVersionBanner } from './NewVersionBanner.tsx';
import { OriginBanner } from './OriginBanner.tsx';
import { OtherTabBanner } from './OtherTabBanner.tsx';
import { PlanTools } from './PlanTools.tsx';
import { UnsavedBanner } from './UnsavedBanner.tsx';

/** What must be said now lies over the map, which does not move for it. */
export function Notices({ children }: { children?: ReactNode }) {
  const text = useText();
  const { snapshot, place, parting } = useTable();
  return (
    <div className="notices">
      {parting && <p className="banner">{text.t('table.broken', { at: snapshot?.tip ?? 0 })}</p>}
      <NewVersionBanner at="table" />
      <OriginBanner />
      <UnsavedBanner />
      <OtherTabBanner />
      {place === 'plan' && <PlanBanner />}
      {children}
    </div>
  );
}

function PlanBanner() {
  const text = useText();
  const difference = useTable((table) => table.difference);
  const follows = useTable((table) => table.follows);
  const [name, setName] = useState('');
  return (
    <div className="banner is-plan" role="status">
      <b>{text.t('plan.banner')}</b>
      {difference && (
        <details>
          <summary>{text.t('plan.difference')}</summary>
          <Effects changes={difference} title={text.t('plan.difference')} />
        </details>
      )}
      <span className="spring" />
      <PlanTools />
      <input
        aria-label={text.t('plan.name')}
        placeholder={text.t('plan.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button
        type="button"
        className="button small"
        disabled={!name.trim() || follows}
        onClick={() => void endPlan(name.trim())}
      >
        {text.t('plan.keep')}
      </button>
      <button type="button" className="button small" onClick={() => void endPlan()}>
        {text.t('plan.leave')}
      </button>
    </div>
  );
}
