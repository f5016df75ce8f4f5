import { Names } from '@binario/web/game';
import { Charter } from '@binario/web/panels';
import { boardOf } from '../../board/of.ts';
import type { Corp } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import type { CompanyView } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';
import { Earnings } from './Earnings.tsx';

type Fact = readonly [label: string, value: string];
type Words = ReturnType<typeof useText18fb>;

interface CharterProps {
  readonly table: Table18fb;
  readonly corp: Corp;
  readonly view: CompanyView | undefined;
}

/** One charter: its state, money, trains, shares, line, portfolio, and what it earns. */
export function Charter18fb({ table, corp, view }: CharterProps) {
  const text = useText18fb();
  const facts = table.companies[corp];
  if (!facts || !view) return null;
  const standing = view.frozen ? 'frozen' : facts.standing;
  return (
    <Charter
      table={table}
      corp={corp}
      name={boardOf(table).corpDefs[corp].name}
      price={text.money(view.price)}
      facts={factsOf(text, table, corp, view)}
      trainNote={(train) => (facts.leased.includes(train) ? text.t('corp.leased') : undefined)}
    >
      <p className="charter-state">
        <span className={`state state-${standing}`}>{text.say(`standing.${standing}`)}</span>
        {view.zone !== 'white' && <span className={`state zone-${view.zone}`}>{text.say(`zone.${view.zone}`)}</span>}
        {facts.standing === 'building' && view.band !== null && (
          <span className="quiet">{text.t('corp.interest', { band: view.band, amount: view.interest })}</span>
        )}
      </p>
      <Line view={view} />
      {view.cities + view.towns > 0 && <Earnings run={view.run} />}
    </Charter>
  );
}

function factsOf(text: Words, table: Table18fb, corp: Corp, view: CompanyView): readonly Fact[] {
  const facts = table.companies[corp];
  if (!facts) return [];
  const all: (Fact | false)[] = [
    [text.marked.t('corp.president'), view.president ? text.holder(view.president) : '–'],
    view.cities + view.towns > 0 && [text.t('train.size'), `${view.cities}+${view.towns}`],
    [text.t('corp.markers'), String(facts.markers)],
    facts.par !== null && [text.t('corp.par'), text.money(facts.par)],
    facts.steps > 0 && [text.t('corp.steps'), String(facts.steps)],
    facts.deposit > 0 && [
      text.marked.t('corp.deposit'),
      `${text.money(facts.deposit)}${facts.refunded > 0 ? ` (−${facts.refunded})` : ''}`,
    ],
    view.holdings.length > 0 && [
      text.t('corp.portfolio'),
      view.holdings.map((held) => `${held.shares} × ${text.marked.holder(held.corp)}`).join(' '),
    ],
    table.falcon === corp && [text.t('corp.falcon'), '✓'],
  ];
  return all.filter((fact) => fact !== false);
}

/** Where it wants to go: the line, then the places that only lift its price. */
function Line({ view: { destinations } }: { view: CompanyView }) {
  const text = useText18fb();
  if (destinations.length === 0) return null;
  return (
    <ul className="line-18fb">
      {destinations.map(({ hex, role, reached }) => (
        <li key={hex} className={reached ? 'is-reached' : undefined}>
          <span className="line-role">{text.say(`role.${role}`)}</span> <Names of={text.marked.hex(hex)} />{' '}
          {reached && '✓'}
        </li>
      ))}
    </ul>
  );
}
