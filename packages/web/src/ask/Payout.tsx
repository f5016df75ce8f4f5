import type { Payout as Parts } from '../engine/protocol.ts';
import { useDress } from '../games/GameContext.tsx';
import { useText } from '../text/useText.ts';

/** What each holder gets if the revenue is paid out. */
export function Payout({ payout }: { payout: Parts }) {
  const text = useText();
  const dress = useDress();
  return (
    <table className="payout">
      <caption>{text.t('pay.each')}</caption>
      <tbody>
        {payout.parts.map(([holder, amount]) => (
          <tr key={holder}>
            <th scope="row">{dress?.look(holder) ? text.t('pay.treasury', { corp: holder }) : text.holder(holder)}</th>
            <td className="num">{text.money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
