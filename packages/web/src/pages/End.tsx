import { seatIndex } from '@binario/rail';
import { type CSSProperties, useEffect, useState } from 'react';
import { Logo } from '../board/Logo.tsx';
import { playerColours } from '../board/playerColours.ts';
import { engine } from '../engine/client.ts';
import { useTheme } from '../game/GameContext.tsx';
import type { GameStats, ScoreRow as Row, Sample } from '../model/snapshot.ts';
import { Chart, type Series } from '../panels/Chart.tsx';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

type Values = Readonly<Record<string, number>>;

/** The scores as the rulebook counts them, in a table that adds up, and how it came to that. */
export function End() {
  const text = useText();
  const theme = useTheme();
  const snapshot = useTable((table) => table.snapshot);
  const tip = snapshot?.tip;
  const [stats, setStats] = useState<GameStats | null>(null);
  useEffect(() => {
    if (tip !== undefined) void engine().ask('stats', {}).then(setStats);
  }, [tip]);
  if (!stats || !snapshot) return null;
  const { seats } = snapshot.state.table;
  const { samples, score, winners, endReason } = stats;
  const names = winners.map(text.holder);
  const seriesOf = (id: string, values: Series['values']): Series => {
    return (seats as readonly string[]).includes(id)
      ? { name: text.holder(id), colour: playerColours[seatIndex(id)] ?? '#555', values }
      : { name: id, colour: theme?.look(id)?.fill ?? '#555', values };
  };
  const lines = (valuesOf: (sample: Sample) => Values, ids: readonly string[]) =>
    ids.map((id) =>
      seriesOf(
        id,
        samples.map((sample) => valuesOf(sample)[id]),
      ),
    );
  const idsIn = (valuesOf: (sample: Sample) => Values) => [
    ...new Set(samples.flatMap((s) => Object.keys(valuesOf(s)))),
  ];
  const corps = idsIn((sample) => sample.prices);
  const charts: readonly (readonly [title: string, series: readonly Series[]])[] = [
    ['end.worth', lines((sample) => sample.worth, seats)],
    ['end.prices', lines((sample) => sample.prices, corps)],
    ['end.income', lines((sample) => sample.income, corps)],
    ...Object.keys(samples[0]?.more ?? {}).map((key) => {
      const valuesOf = (sample: Sample) => sample.more[key] ?? {};
      return [key, lines(valuesOf, idsIn(valuesOf))] as const;
    }),
  ];
  return (
    <section className="end">
      <h2>{text.t('end.title')}</h2>
      {endReason && <p className="end-reason">{text.say(`end.${endReason}`)}</p>}
      <p className="end-winners">{text.t(winners.length > 1 ? 'end.shared' : 'end.winner', { names })}</p>
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
      {charts.map(([title, series]) => (
        <Chart key={title} title={text.say(title)} rounds={samples.map((sample) => sample.round)} series={series} />
      ))}
    </section>
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
