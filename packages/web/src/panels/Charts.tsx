import { roundName, seatIndex } from '@binario/rail';
import { useEffect, useState } from 'react';
import { useLooks } from '../board/looks.tsx';
import { playerColours } from '../board/playerColours.ts';
import { engine } from '../engine/client.ts';
import type { GameStats, Sample } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { Chart, type ChartProps, type Series } from './Chart.tsx';

type Values = Readonly<Record<string, number>>;

/** The course of the game so far; asked anew whenever it goes on. */
export function useStats(): GameStats | null {
  const tip = useTable((table) => table.snapshot?.tip);
  const [stats, setStats] = useState<GameStats | null>(null);
  useEffect(() => {
    if (tip === undefined) return;
    let gone = false;
    void engine()
      .ask('stats', {})
      .then((now) => {
        if (!gone) setStats(now);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [tip]);
  return stats;
}

/** Charts while the game is being played. */
export function ChartsPanel() {
  const text = useText();
  const stats = useStats();
  if (!stats) return null;
  if (stats.samples.length < 2) return <p className="quiet">{text.t('charts.none')}</p>;
  return (
    <div className="charts">
      <Charts samples={stats.samples} />
    </div>
  );
}

/** Worth of everybody, prices and incomes of companies, and what else the game counts, round by round. */
export function Charts({ samples }: { samples: readonly Sample[] }) {
  const text = useText();
  const looks = useLooks();
  const seats = useTable((table) => table.snapshot?.state.table.seats) ?? [];
  const seriesOf = (id: string, values: Series['values']): Series =>
    (seats as readonly string[]).includes(id)
      ? { name: text.holder(id), colour: playerColours[seatIndex(id)] ?? '#555', values }
      : { name: id, colour: looks(id)?.fill ?? '#555', values };
  const lines = (valuesOf: (sample: Sample) => Values, ids: readonly string[]) =>
    ids.map((id) =>
      seriesOf(
        id,
        samples.map((sample) => valuesOf(sample)[id]),
      ),
    );
  const idsIn = (valuesOf: (sample: Sample) => Values) => [
    ...new Set(samples.flatMap((sample) => Object.keys(valuesOf(sample)))),
  ];
  const corps = idsIn((sample) => sample.prices);
  const charts: readonly Omit<ChartProps, 'rounds'>[] = [
    { title: 'end.worth', series: lines((sample) => sample.worth, seats), unit: 'money' },
    { title: 'end.prices', series: lines((sample) => sample.prices, corps), unit: 'money' },
    { title: 'end.income', series: lines((sample) => sample.income, corps), unit: 'money' },
    ...Object.keys(samples[0]?.more ?? {}).map((title) => {
      const valuesOf = (sample: Sample) => sample.more[title] ?? {};
      return { title, series: lines(valuesOf, idsIn(valuesOf)), unit: 'count' as const };
    }),
  ];
  const rounds = samples.map(({ round }) => roundName(text.language, round));
  return charts.map(({ title, ...chart }) => <Chart key={title} title={text.say(title)} rounds={rounds} {...chart} />);
}
