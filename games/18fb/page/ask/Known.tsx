import { trainsOf } from '@binario/rail';
import type { Snapshot } from '@binario/web/model';
import type { Table18fb } from '../../table.ts';
import { type Own18fb, ownOf } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';
import { AuctionState } from './AuctionState.tsx';
import { Steps } from './Steps.tsx';

/** Where the company goes matters while it builds its line. */
const ofBuilders = new Set(['layTrack', 'placeToken']);

/** What one must know to answer besides what stands at the head of the table. */
export function Known({ snapshot }: { snapshot: Snapshot }) {
  const { state } = snapshot;
  const table = state.table as unknown as Table18fb;
  const own = ownOf(snapshot);
  const step = state.flow.at(-1)?.step ?? '';
  const turn = state.flow.findLast((frame) => frame.step === 'companyTurn') as { readonly corp?: string } | undefined;
  return (
    <>
      {own.auction && <AuctionState auction={own.auction} table={table} />}
      {turn?.corp !== undefined && step !== 'poll' && step !== 'consent' && (
        <AtWork corp={turn.corp} table={table} own={own} />
      )}
      {turn?.corp !== undefined && ofBuilders.has(step) && <Goals corp={turn.corp} table={table} own={own} />}
      <Steps snapshot={snapshot} />
    </>
  );
}

interface KnownProps {
  readonly table: Table18fb;
  readonly own: Own18fb;
}

/** What the head of the table does not say of the company whose turn it is: how far its trains run, tokens, town markers. */
function AtWork({ corp, table, own }: KnownProps & { corp: string }) {
  const text = useText18fb();
  const view = own.companies[corp];
  const size = view ?? own.regionals[corp];
  const markers = table.companies[corp]?.markers ?? table.regionals[corp]?.markers ?? 0;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ...(trainsOf(table, corp).length > 0 ? [[text.t('corp.trains'), `${size?.cities}+${size?.towns}`] as const] : []),
    ...(view ? [[text.t('corp.tokens'), String(table.charters[corp] ?? 0)] as const] : []),
    [text.t('corp.markers'), String(markers)],
  ];
  return (
    <p className="known-18fb">
      {facts.map(([label, value]) => (
        <span key={label}>
          {label} <b className="num">{value}</b>
        </span>
      ))}
    </p>
  );
}

/** The places where a token of the company still changes something. */
function Goals({ corp, table, own }: KnownProps & { corp: string }) {
  const building = table.companies[corp]?.standing === 'building';
  const text = useText18fb();
  const open = own.companies[corp]?.destinations.filter(({ reached }) => !reached) ?? [];
  // Besides its line, a place rewards only a company in operation.
  const roles = building ? ['intermediate', 'final'] : ['intermediate', 'final', 'extra'];
  const parts = roles.map((role) => ({ role, hexes: open.filter((each) => each.role === role).map(({ hex }) => hex) }));
  if (parts.every(({ hexes }) => hexes.length === 0)) return null;
  return (
    <p className="known-18fb">
      {parts.map(
        ({ role, hexes }) =>
          hexes.length > 0 && (
            <span key={role}>
              {text.say(`role.${role}`)} <b>{text.list(hexes.map((hex) => text.hex(hex)))}</b>
            </span>
          ),
      )}
    </p>
  );
}
