import { useTheme } from '../game/GameContext.tsx';
import type { Payout as Parts } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';

/** What each holder gets if the revenue is paid out. */
export function Payout({ payout }: { payout: Parts }) {
  const text = useText();
  const theme = useTheme();
  return (
    <table className="payout">
      <caption>{text.t('pay.each')}</caption>
      <tbody>
        {payout.parts.map(([holder, amount]) => (
          <tr key={holder}>
            <th scope="row">{theme?.look(holder) ? text.t('pay.treasury', { corp: holder }) : text.holder(holder)}</th>
            <td className="num">{text.money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
