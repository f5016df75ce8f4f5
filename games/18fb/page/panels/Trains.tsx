import { POOL } from '@binario/rail';
import { ColourSwatches, PhaseTable, TrainCards } from '@binario/web/panels';
import { boardOf } from '../../board/of.ts';
import { coverageOf, trainDef } from '../../board/questions.ts';
import { regionalKinds, trainKinds } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** What the bank still sells, and what each phase brings. */
export function Trains({ table }: { table: Table18fb }) {
  const text = useText18fb();
  const inPool = (train: string) => {
    const { cities, towns, cost } = coverageOf(boardOf(table), train, POOL, false);
    return `${text.train(train)} (${cities}+${towns}) ${text.money(cost)}`;
  };
  return (
    <div className="trains">
      <TrainCards
        table={table}
        kindOf={(train) => trainDef(boardOf(table), train).kind}
        inPool={inPool}
        more={{ title: text.t('train.size') }}
        kinds={[...trainKinds, ...regionalKinds].map((id) => {
          const { cities, towns, cost, count, scrappedIn, becomes } = boardOf(table).trainDefs[id];
          return {
            id,
            price: text.money(cost),
            scrappedIn: scrappedIn?.toString(),
            endless: count === undefined,
            more: becomes ? `${cities}+${towns} → ${becomes.cities}+${becomes.towns}` : `${cities}+${towns}`,
          };
        })}
      />
      <Phases table={table} />
    </div>
  );
}

function Phases({ table }: { table: Table18fb }) {
  const text = useText18fb();
  return (
    <PhaseTable
      current={table.phase}
      columns={[
        { title: text.t('phase.tiles') },
        { title: text.t('phase.steps'), num: true },
        { title: text.t('phase.starts') },
        { title: text.t('phase.about') },
      ]}
      rows={Object.entries(boardOf(table).phases).map(([id, { tiles, tileSteps, startValues, years }]) => ({
        id,
        name: (
          <>
            <b>{id}</b> {years && <span className="quiet">{years}</span>}
          </>
        ),
        cells: [
          <ColourSwatches key="tiles" colours={tiles} />,
          tileSteps,
          `${startValues[0]} – ${startValues.at(-1)}`,
          text.say(`phase.${id}.about`),
        ],
      }))}
    />
  );
}
