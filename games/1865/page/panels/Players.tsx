import { certCount } from '@binario/rail';
import { Players } from '@binario/web/panels';
import { useText } from '@binario/web/store';
import { scoreOf } from '../../rules/score.ts';
import type { Table1865 } from '../../table.ts';

export function Players1865({ table, actor }: { table: Table1865; actor: string | null }) {
  const text = useText();
  return (
    <Players
      table={table}
      actor={actor}
      bank={table.bankBroken ? text.t('bank.broken') : text.money(table.cash.bank ?? 0)}
      seatFacts={(seat) => {
        const player = seat as Table1865['priority'];
        return {
          worth: scoreOf(table, player).total,
          certs: `${certCount(table.certs, player)}/${table.certLimit}`,
          tags: [
            ...(table.priority === seat ? [text.t('player.priority')] : []),
            ...(table.leavers.includes(player) ? [text.t('player.left')] : []),
          ],
          more: table.loans[player] ? [[text.t('player.loans'), String(table.loans[player])]] : [],
        };
      }}
    />
  );
}
