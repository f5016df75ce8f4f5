import { BANK, GONE, type Holder, POOL, type RailTable, type TrainId } from '@binario/rail';
import type { ReactNode } from 'react';
import { Name, Names } from '../game/Names.tsx';
import { useText } from '../store/useText.ts';
import type { Text } from '../text/textIn.ts';
import { type FactColumn, FactTable } from './FactTable.tsx';
import { Forecast } from './Forecast.tsx';
import { TrainCard } from './papers/TrainCard.tsx';

/** One kind of train as it is printed. */
export interface TrainKind {
  readonly id: string;
  readonly price: string;
  /** The phase that scraps it. */
  readonly scrappedIn?: string | undefined;
  /** There are always more. */
  readonly endless?: boolean;
  /** What only this game says of it, under the heading `more`. */
  readonly more?: ReactNode;
}

/** What the panel of the trains shows. */
export interface TrainCardsProps {
  readonly table: RailTable;
  readonly kinds: readonly TrainKind[];
  readonly kindOf: (train: TrainId) => string;
  /** Heading of what only this game says of a kind. */
  readonly more?: FactColumn;
  /** A card of the pool in words. */
  readonly inPool: (train: TrainId) => string;
}

/** What the bank still sells of each kind, who has the others, and what lies in the pool. */
export function TrainCards({ table, kinds, kindOf, more, inPool }: TrainCardsProps) {
  const text = useText();
  const trainOf = (kind: string) => Object.keys(table.trains).find((train) => kindOf(train) === kind) ?? kind;
  const pool = Object.keys(table.trains).filter((train) => table.trains[train] === POOL);
  return (
    <>
      <Forecast />
      <FactTable
        columns={[
          { title: text.t('train.class') },
          ...(more ? [more] : []),
          { title: text.t('train.price'), num: true },
          { title: text.t('train.left'), num: true },
          { title: text.t('train.owners') },
          { title: text.marked.t('train.scrapped') },
        ]}
        rows={kinds.map(({ id, price, scrappedIn, endless = false, more: own }) => {
          const holders = Object.entries(table.trains).flatMap(([train, holder]) =>
            kindOf(train) === id ? [holder] : [],
          );
          const left = holders.filter((holder) => holder === BANK).length;
          // Sold out is not scrapped: others still have it, or it was never more than one.
          const gone = !endless && holders.length > 0 && holders.every((holder) => holder === GONE);
          const none = <Names key="none" of={text.marked.t(gone ? 'train.gone' : 'train.soldOut')} />;
          const stock = endless ? '∞' : left > 0 ? left : none;
          return {
            id,
            gone,
            cells: [
              <TrainCard key="kind" train={trainOf(id)} kind={id} />,
              ...(more ? [own] : []),
              price,
              stock,
              <Names key="owners" of={ownersOf(holders, text)} />,
              scrappedIn ? (
                <Name key="scrapped" card={`phase ${scrappedIn}`}>
                  {text.say(`phase.${scrappedIn}`)}
                </Name>
              ) : (
                '–'
              ),
            ],
          };
        })}
      />
      {pool.length > 0 && (
        <p>
          {text.t('train.pool')} <b>{pool.map(inPool).join(' · ')}</b>
        </p>
      )}
    </>
  );
}

/** "AFG 2, CTL": each company once, with the number it has. */
function ownersOf(holders: readonly Holder[], text: Text): string {
  const counts = new Map<Holder, number>();
  for (const holder of holders) {
    if (holder !== BANK && holder !== POOL && holder !== GONE) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  }
  return (
    [...counts]
      .map(([holder, n]) => (n > 1 ? `${text.marked.holder(holder)} ×${n}` : text.marked.holder(holder)))
      .join(' ') || '–'
  );
}

/** What each phase brings: tiles, and what else the game prints. */
export interface PhaseRow {
  readonly id: string;
  readonly name?: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** The table of phases, with the present one marked. */
export function PhaseTable({
  current,
  columns,
  rows,
}: {
  current: string;
  columns: readonly FactColumn[];
  rows: readonly PhaseRow[];
}) {
  const text = useText();
  return (
    <FactTable
      columns={[{ title: text.marked.t('phase.phase') }, ...columns]}
      rows={rows.map(({ id, name, cells }) => ({
        id,
        now: id === current,
        cells: [
          <Name key="phase" card={`phase ${id}`}>
            {name ?? <b>{id}</b>}
          </Name>,
          ...cells,
        ],
      }))}
    />
  );
}
