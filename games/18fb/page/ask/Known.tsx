import { trainsOf } from '@binario/rail';
import { Logo } from '@binario/web/board';
import type { Snapshot } from '@binario/web/model';
import type { Table18fb } from '../../table.ts';
import { type Own18fb, ownOf } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';
import { AuctionState } from './AuctionState.tsx';
import { Steps } from './Steps.tsx';

/** Questions that are put to a player for himself. */
const ofPlayers = new Set(['chooseLot', 'stockTurn', 'panfilo', 'takeConcession', 'cardSale', 'raiseMoney']);
/** Where the company goes matters while it builds its line. */
const ofBuilders = new Set(['layTrack', 'placeToken']);

/** Who decides and what there is to spend, before anything is chosen. */
export function Known({ snapshot }: { snapshot: Snapshot }) {
  const { state, actor } = snapshot;
  const table = state.table as unknown as Table18fb;
  const own = ownOf(snapshot);
  const step = state.flow.at(-1)?.step ?? '';
  const turn = state.flow.findLast((frame) => frame.step === 'companyTurn') as { readonly corp?: string } | undefined;
  return (
    <>
      {own.auction && <AuctionState auction={own.auction} table={table} />}
      {turn?.corp !== undefined && step !== 'poll' && <AtWork corp={turn.corp} table={table} own={own} />}
      {turn?.corp !== undefined && ofBuilders.has(step) && <Goals corp={turn.corp} table={table} own={own} />}
      <Steps snapshot={snapshot} />
      {actor !== null && ofPlayers.has(step) && <Purse player={actor} table={table} own={own} />}
    </>
  );
}

interface KnownProps {
  readonly table: Table18fb;
  readonly own: Own18fb;
}

/** The company whose turn it is, in one line: its President, money, trains, tokens and markers. */
function AtWork({ corp, table, own }: KnownProps & { corp: string }) {
  const text = useText18fb();
  const view = own.companies[corp];
  const regional = own.regionals[corp];
  const owner = view ? view.president : (regional?.owner ?? null);
  const size = view ?? regional;
  const trains = trainsOf(table, corp).map((train) => text.train(train));
  const markers = table.companies[corp]?.markers ?? table.regionals[corp]?.markers ?? 0;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ...(owner ? [[text.t(view ? 'corp.president' : 'private.owner'), text.holder(owner)] as const] : []),
    [text.t('corp.treasury'), text.money(table.cash[corp] ?? 0)],
    [text.t('corp.trains'), trains.length > 0 ? `${trains.join(' ')} (${size?.cities}+${size?.towns})` : '–'],
    ...(view ? [[text.t('corp.tokens'), String(table.charters[corp] ?? 0)] as const] : []),
    [text.t('corp.markers'), String(markers)],
  ];
  return (
    <p className="known-18fb at-work">
      <span>
        <Logo corp={corp} size={20} /> <b>{corp}</b>
      </span>
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

function Purse({ player, table, own }: KnownProps & { player: string }) {
  const text = useText18fb();
  return (
    <p className="known-18fb">
      <span>
        {text.holder(player)} <b className="num">{text.money(table.cash[player] ?? 0)}</b>
      </span>
      <span>
        {text.t('player.certs')}{' '}
        <b className="num">
          {own.certificates[player] ?? 0}/{table.certLimit}
        </b>
      </span>
    </p>
  );
}
