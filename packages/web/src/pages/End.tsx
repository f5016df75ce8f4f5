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
              <th className="num">{text.t('end.cash')}</th>
              {corps.map((corp) => (
                <th key={corp} className="num">
                  <Logo corp={corp} size={16} /> {corp}
                </th>
              ))}
              <th className="num">{text.t('end.loans')}</th>
              <th className="num">{text.t('end.total')}</th>
            </tr>
          </thead>
          <tbody>
            {stats.scores.map((score) => (
              <tr key={score.player}>
                <th scope="row">{text.holder(score.player)}</th>
                <td className="num">{text.money(score.cash)}</td>
                {corps.map((corp) => (
                  <td key={corp} className="num">
                    {score.stock[corp] ? text.money(score.stock[corp]) : '–'}
                  </td>
                ))}
                <td className="num">{score.loans ? `−${text.money(score.loans)}` : '–'}</td>
                <td className="num">
                  <b>{text.money(score.total)}</b>
                </td>
              </tr>
            ))}
          </tbody>
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
