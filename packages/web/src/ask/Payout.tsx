import type { Payout as Parts, Snapshot } from '../engine/protocol.ts';
import { useText } from '../text/useText.ts';

/** What each holder gets if the revenue is paid out. */
export function Payout({ payout, snapshot }: { payout: Parts; snapshot: Snapshot }) {
  const text = useText();
  const corps = snapshot.state.table.corps;
  return (
    <table className="payout">
      <caption>{text.t('pay.each')}</caption>
      <tbody>
        {payout.parts.map(([holder, amount]) => (
          <tr key={holder}>
            <th scope="row">{holder in corps ? text.t('pay.treasury', { corp: holder }) : text.holder(holder)}</th>
            <td className="num">{text.money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
