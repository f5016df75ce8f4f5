import type { Table18fb } from '../../table.ts';
import type { AuctionView } from '../own.ts';
import { aboutLot, lotLabel } from '../text/aboutLot.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** What is auctioned, what has been bid, and who can still bid how much. */
export function AuctionState({ auction, table }: { auction: AuctionView; table: Table18fb }) {
  const text = useText18fb();
  const { lot, facts, highest, bidder, least, active } = auction;
  const others = active.filter((player) => player !== bidder);
  return (
    <div className="auction-18fb">
      <p>
        {lotLabel(text, lot, facts)}
        <small className="offer-note">{aboutLot(text, lot, facts)}</small>
      </p>
      <p>
        <b>
          {highest === null || bidder === null
            ? text.t('auction.noBid', { least })
            : text.t('auction.highest', { amount: highest, player: bidder })}
        </b>
      </p>
      <p className="known-18fb">
        {text.t('auction.still')}
        {others.map((player) => (
          <span key={player}>
            {text.holder(player)} <b className="num">{text.money(table.cash[player] ?? 0)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}
