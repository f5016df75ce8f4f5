import type { CSSProperties } from 'react';
import { useLocation } from 'wouter';
import { Logo } from '../board/Logo.tsx';
import type { ScoreRow as Row } from '../model/snapshot.ts';
import { Charts, useStats } from '../panels/Charts.tsx';
import { rematch } from '../store/rematch.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** The scores as the rulebook counts them, in a table that adds up, and how it came to that. */
export function End() {
  const text = useText();
  const stats = useStats();
  if (!stats) return null;
  const { samples, score, winners, endReason } = stats;
  const names = winners.map(text.holder);
  return (
    <section className="end">
      <h2>{text.t('end.title')}</h2>
      {endReason && <p className="end-reason">{text.say(`end.${endReason}`)}</p>}
      <p className="end-winners">{text.t(winners.length > 1 ? 'end.shared' : 'end.winner', { names })}</p>
      <Rematch />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="end-scroll" aria-label={text.t('end.title')} tabIndex={0}>
        <table style={{ '--players': score.players.length } as CSSProperties}>
          <thead>
            <tr>
              <th>{text.t('end.player')}</th>
              {score.players.map((player) => (
                <th key={player} className="num" scope="col">
                  {text.holder(player)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {score.rows.map((row) => (
              <ScoreRow key={'corp' in row ? row.corp : row.key} row={row} />
            ))}
          </tbody>
          <tfoot className="end-total">
            <ScoreRow row={{ key: 'end.total', values: score.totals }} />
          </tfoot>
        </table>
      </section>
      <Charts samples={samples} />
    </section>
  );
}

/** The same people, variants and options once more; tables on a server have a rematch of their own. */
function Rematch() {
  const text = useText();
  const [, go] = useLocation();
  const file = useTable((table) => table.file);
  const remote = useTable((table) => table.remote);
  if (!file || remote) return null;
  return (
    <button type="button" className="button primary" onClick={() => void rematch(file).then((id) => go(`/game/${id}`))}>
      {text.t('end.rematch')}
    </button>
  );
}

function ScoreRow({ row }: { row: Row }) {
  const text = useText();
  return (
    <tr>
      <th scope="row">
        {'corp' in row && <Logo corp={row.corp} size={16} />} {'corp' in row ? row.corp : text.say(row.key)}
      </th>
      {row.values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are the players in order of their result
        <td key={i} className="num" data-value={value}>
          {value === 0 ? '–' : value < 0 ? `−${text.money(-value)}` : text.money(value)}
        </td>
      ))}
    </tr>
  );
}
