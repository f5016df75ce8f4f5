import { presidentIn, privatesOf } from '@binario/rail';
import { Charter } from '@binario/web/panels';
import type { Text } from '@binario/web/text';
import { boardOf } from '../../board/boardOf.ts';
import type { Company } from '../../data/companies.ts';
import type { Table1865 } from '../../table.ts';
import type { CompanyView } from '../own.ts';
import type { Key1865 } from '../text/en.ts';
import { useText1865 } from '../text/useText1865.ts';
import { Traffic } from './Traffic.tsx';

type Fact = readonly [label: string, value: string];

interface CharterProps {
  readonly table: Table1865;
  readonly corp: Company;
  readonly view: CompanyView | undefined;
}

/** One charter: standing, money, trains, where its shares are, how the Dragons see it, traffic and coverage. */
export function Charter1865({ table, corp, view }: CharterProps) {
  const text = useText1865();
  const facts = table.companies[corp];
  if (!facts || !view) return null;
  return (
    <Charter
      table={table}
      corp={corp}
      name={boardOf(table).companies[corp].name}
      price={text.money(view.price)}
      facts={[...chart(text as Text<never>, table, corp), ...seen(text as Text<never>, table, corp, view)]}
    >
      {facts.standing === 'floated' && <Traffic chips={facts.chips} coverage={view.coverage} revenue={view.revenue} />}
    </Charter>
  );
}

/** What lies on the charter. */
function chart(text: Text<never>, table: Table1865, corp: Company): readonly Fact[] {
  const word = (key: Key1865 | 'corp.president') => text.marked.say(key);
  const certs = table.certs[corp] ?? [];
  const { standing, status } = table.companies[corp] as Table1865['companies'][string];
  const president = presidentIn(certs);
  const floated = standing === 'floated';
  const kind = text.say(`status.${status}`);
  return [
    [word('corp.status'), floated ? kind : `${kind}, ${text.say(`standing.${standing}`)}`],
    [word('corp.president'), president ? text.holder(president) : '–'],
  ];
}

/** What only some companies have, and how the Dragons see it. */
function seen(text: Text<never>, table: Table1865, corp: Company, view: CompanyView): readonly Fact[] {
  const word = (key: Key1865) => text.marked.say(key);
  const { loans, status } = table.companies[corp] as Table1865['companies'][string];
  const cards = privatesOf(table, corp).map((card) => {
    const name = text.marked.write(card, 'private');
    return table.bonusPaid.includes(card) ? `${name} ✓` : name;
  });
  const destination = text.marked.hex(boardOf(table).companies[corp].destination);
  const facts: (Fact | false)[] = [
    view.zone !== null && [word('corp.rank'), `${view.rank} · ${text.say(`zone.${view.zone}`)}`],
    view.premium !== view.price && [word('corp.premium'), text.money(view.premium)],
    loans > 0 && [word('corp.loans'), `${loans} × ${text.money(boardOf(table).figures.loan)}`],
    cards.length > 0 && [word('corp.cards'), cards.join(' ')],
    status === 'minor' && [word('corp.destination'), view.atDestination ? `${destination} ✓` : destination],
  ];
  return facts.filter((fact) => fact !== false);
}
