import { percentOf, presidentIn, privatesOf, type RailTable, seatIndex } from '@binario/rail';
import { Logo } from '../board/Logo.tsx';
import { playerColours } from '../board/playerColours.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** What a game says of one seat besides its cash and stock, in words. */
export interface SeatFacts {
  readonly worth: number;
  /** Held and allowed, `7/15`. */
  readonly certs: string;
  readonly tags: readonly string[];
  readonly more: readonly (readonly [label: string, value: string])[];
}

/** What the panel of the players shows. */
export interface PlayersProps {
  readonly table: RailTable;
  readonly actor: string | null;
  readonly seatFacts: (seat: string) => SeatFacts;
  /** What the bank has left, in words. */
  readonly bank: string;
  /** What stands on the chip of a private company, where that is not its id. */
  readonly privateName?: ((id: string) => string) | undefined;
}

/** Cash, worth and stock of everybody at the table. */
export function Players({ table, actor, seatFacts, bank, privateName = (id) => id }: PlayersProps) {
  const text = useText();
  const seated = useTable((state) => state.file?.seats);
  return (
    <ul className="players">
      {table.seats.map((seat, i) => {
        const { worth, certs, tags, more } = seatFacts(seat);
        return (
          <li key={seat} className={seat === actor ? 'player is-actor' : 'player'}>
            <div className="player-head">
              <span className="seat" style={{ background: playerColours[seatIndex(seat)] }}>
                {i + 1}
              </span>
              <strong>{text.holder(seat)}</strong>
              {seated?.[seatIndex(seat)]?.kind === 'bot' && <span className="tag">{text.t('home.automatic')}</span>}
              {tags.map((tag) => (
                <span key={tag} className="tag">
                  {tag}
                </span>
              ))}
              <span className="player-cash num">{text.money(table.cash[seat] ?? 0)}</span>
            </div>
            <div className="player-line">
              {[[text.t('player.worth'), text.money(worth)], [text.t('player.certs'), certs], ...more].map(
                ([label, value]) => (
                  <span key={label}>
                    {label} <b className="num">{value}</b>
                  </span>
                ),
              )}
            </div>
            <Holdings table={table} seat={seat} privateName={privateName} />
          </li>
        );
      })}
      <li className="player bank">
        <div className="player-head">
          <strong>{text.t('bank.left')}</strong>
          <span className="player-cash num">{bank}</span>
        </div>
      </li>
    </ul>
  );
}

interface HoldingsProps {
  readonly table: RailTable;
  readonly seat: string;
  readonly privateName: (id: string) => string;
}

function Holdings({ table, seat, privateName }: HoldingsProps) {
  const text = useText();
  return (
    <div className="holdings">
      {Object.entries(table.certs).map(([corp, certs]) => {
        const percent = percentOf(certs, seat);
        return percent > 0 ? (
          <span key={corp} className="holding" data-card={`corp ${corp}`}>
            <Logo corp={corp} size={18} /> {corp} <b className="num">{text.percent(percent)}</b>
            {presidentIn(certs) === seat && <span title={text.t('corp.president')}>★</span>}
          </span>
        ) : null;
      })}
      {privatesOf(table, seat).map((name) => (
        <button key={name} type="button" className="holding is-private" data-card={`private ${name}`}>
          {privateName(name)}
        </button>
      ))}
    </div>
  );
}
