import { useEffect, useState } from 'react';
import { Logo } from '../board/Logo.tsx';
import { engine } from '../engine/client.ts';
import type { Calls } from '../engine/protocol.ts';
import { lookOf, playerColours } from '../games/1849/show.ts';
import { Chart } from '../panels/Chart.tsx';
import { useTable } from '../store/table.ts';
import { useText } from '../text/useText.ts';

/** The scores as the rulebook counts them, in a table that adds up, and how it came to that. */
export function End() {
  const text = useText();
  const snapshot = useTable((table) => table.snapshot);
  const tip = snapshot?.tip;
  const [stats, setStats] = useState<Calls['stats']['gives'] | null>(null);
  useEffect(() => {
    if (tip !== undefined) void engine().ask('stats', {}).then(setStats);
  }, [tip]);
  if (!stats || !snapshot) return null;
  const { table } = snapshot.state;
  const corps = [...new Set(stats.scores.flatMap((score) => Object.keys(score.stock)))];
  const everCorps = [...new Set(stats.samples.flatMap((sample) => Object.keys(sample.prices)))];
  const rounds = stats.samples.map((sample) => sample.round);
  return (
    <section className="end">
      <h2>{text.t('end.title')}</h2>
      {table.ended && <p>{text.say(`end.${table.ended.reason}`)}</p>}
      <div className="end-scroll">
        <table>
          <thead>
            <tr>
              <th>{text.t('end.player')}</th>
              {stats.scores.map((score) => (
                <th key={score.player} className="num" scope="col">
                  {text.holder(score.player)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <ScoreRow label={text.t('end.cash')} values={stats.scores.map((score) => score.cash)} />
            {corps.map((corp) => (
              <ScoreRow
                key={corp}
                corp={corp}
                label={corp}
                values={stats.scores.map((score) => score.stock[corp] ?? 0)}
              />
            ))}
            <ScoreRow label={text.t('end.loans')} values={stats.scores.map((score) => -score.loans)} />
          </tbody>
          <tfoot className="end-total">
            <ScoreRow label={text.t('end.total')} values={stats.scores.map((score) => score.total)} />
          </tfoot>
        </table>
      </div>
      <Chart
        title={text.t('end.worth')}
        rounds={rounds}
        series={table.seats.map((seat, i) => ({
          name: text.holder(seat),
          colour: playerColours[i] ?? '#555',
          values: stats.samples.map((sample) => sample.worth[seat]),
        }))}
      />
      <Chart
        title={text.t('end.prices')}
        rounds={rounds}
        series={everCorps.map((corp) => ({
          name: corp,
          colour: lookOf(corp).fill,
          values: stats.samples.map((sample) => sample.prices[corp]),
        }))}
      />
      <Chart
        title={text.t('end.income')}
        rounds={rounds}
        series={everCorps.map((corp) => ({
          name: corp,
          colour: lookOf(corp).fill,
          values: stats.samples.map((sample) => sample.income[corp]),
        }))}
      />
    </section>
  );
}

function ScoreRow({ label, values, corp }: { label: string; values: readonly number[]; corp?: string }) {
  const text = useText();
  return (
    <tr>
      <th scope="row">
        {corp && <Logo corp={corp} size={16} />} {label}
      </th>
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are the players in order of their result
        <td key={i} className="num" data-value={value}>
          {value === 0 ? '–' : value < 0 ? `−${text.money(-value)}` : text.money(value)}
        </td>
      ))}
    </tr>
  );
}
