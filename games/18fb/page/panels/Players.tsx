import { Players } from '@binario/web/panels';
import { scoreOf } from '../../rules/score.ts';
import type { Table18fb } from '../../table.ts';
import type { Own18fb } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** Cards by the names players use for them, where their id is none. */
const shortNames: Readonly<Record<string, string>> = { Riseis: 'Panfilo', LAla: 'L’Ala' };

export function Players18fb({ table, own, actor }: { table: Table18fb; own: Own18fb; actor: string | null }) {
  const text = useText18fb();
  return (
    <Players
      table={table}
      actor={actor}
      privateName={(id) => shortNames[id] ?? id}
      bank={table.bankBroken ? text.t('bank.broken') : text.money(table.cash.bank ?? 0)}
      seatFacts={(seat) => {
        const player = seat as Table18fb['priority'];
        const concessions = Object.entries(table.companies)
          .filter(([, { concession }]) => concession === seat)
          .map(([corp]) => corp);
        return {
          worth: scoreOf(table, player).total,
          certs: `${own.certificates[seat] ?? 0}/${table.certLimit}`,
          tags: [
            ...(table.priority === seat ? [text.t('player.priority')] : []),
            ...(table.leavers.includes(player) ? [text.t('player.left')] : []),
          ],
          more: concessions.length > 0 ? [[text.t('player.concessions'), concessions.join(' ')]] : [],
        };
      }}
    />
  );
}
