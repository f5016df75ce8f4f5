import { countOf, percentOf, presidentIn, privatesOf, type RailTable, seatIndex } from '@binario/rail';
import type { CSSProperties } from 'react';
import { Logo } from '../board/Logo.tsx';
import { useLook } from '../board/looks.tsx';
import { playerColours } from '../board/playerColours.ts';
import { Names } from '../game/Names.tsx';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { Rosette } from './papers/Rosette.tsx';

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
                  <Names of={tag} />
                </span>
              ))}
              <span className="player-cash num">{text.money(table.cash[seat] ?? 0)}</span>
            </div>
            <div className="player-line">
              {[[text.t('player.worth'), text.money(worth)], [text.marked.t('player.certs'), certs], ...more].map(
                ([label, value]) => (
                  <span key={label}>
                    <Names of={label} />{' '}
                    <b className="num">
                      <Names of={value} />
                    </b>
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
          <strong>
            <Names of={text.marked.t('bank.left')} />
          </strong>
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
        const count = countOf(certs, seat);
        return count > 0 ? (
          <Holding
            key={corp}
            corp={corp}
            sheets={count}
            percent={text.percent(percentOf(certs, seat))}
            president={presidentIn(certs) === seat}
          />
        ) : null;
      })}
      {privatesOf(table, seat).map((name) => (
        <button key={name} type="button" className="holding is-private" data-card={`private ${name}`}>
          <Rosette of={name} word="" />
          {privateName(name)}
        </button>
      ))}
    </div>
  );
}

interface HoldingProps {
  readonly corp: string;
  readonly sheets: number;
  readonly percent: string;
  readonly president: boolean;
}

/** The certificates of one company in one hand, lying one upon the other. */
function Holding({ corp, sheets, percent, president }: HoldingProps) {
  const text = useText();
  const { fill } = useLook(corp);
  const stack = sheets > 2 ? ' is-more' : sheets > 1 ? ' is-two' : '';
  return (
    <span
      className={`holding${stack}`}
      data-card={`corp ${corp}`}
      data-sheets={sheets}
      style={{ '--enamel': fill } as CSSProperties}
    >
      <Logo corp={corp} size={22} /> {corp} <b className="num">{percent}</b>
      {president && <span title={text.t('corp.president')}>★</span>}
    </span>
  );
}
