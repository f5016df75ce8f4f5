import { BANK, POOL, trainsOf } from '@binario/rail';
import { ColourSwatches, FactTable } from '@binario/web/panels';
import { boardOf } from '../../board/of.ts';
import { coverageOf, trainDef } from '../../board/questions.ts';
import { regionalKinds, trainKinds } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** What the bank still sells, and what each phase brings. */
export function Trains({ table }: { table: Table18fb }) {
  const text = useText18fb();
  const pool = trainsOf(table, POOL);
  return (
    <div className="trains">
      <Kinds table={table} />
      {pool.length > 0 && (
        <p>
          {text.t('train.inPool')}{' '}
          <b>
            {pool
              .map((train) => {
                const { cities, towns, cost } = coverageOf(boardOf(table), train, POOL, false);
                return `${text.train(train)} (${cities}+${towns}) ${text.money(cost)}`;
              })
              .join(' · ')}
          </b>
        </p>
      )}
      <Phases table={table} />
    </div>
  );
}

function Kinds({ table }: { table: Table18fb }) {
  const text = useText18fb();
  const unsold = trainsOf(table, BANK);
  return (
    <FactTable
      columns={[
        { title: text.t('train.class') },
        { title: text.t('train.size') },
        { title: text.t('train.price'), num: true },
        { title: text.t('train.left'), num: true },
        { title: text.t('train.scrapped') },
      ]}
      rows={[...trainKinds, ...regionalKinds].map((kind) => {
        const { cities, towns, cost, count, scrappedIn, becomes } = boardOf(table).trainDefs[kind];
        const left = unsold.filter((train) => trainDef(boardOf(table), train).kind === kind).length;
        return {
          id: kind,
          gone: count !== undefined && left === 0,
          cells: [
            <b key="kind">{kind}</b>,
            becomes ? `${cities}+${towns} → ${becomes.cities}+${becomes.towns}` : `${cities}+${towns}`,
            text.money(cost),
            count === undefined ? '∞' : left,
            scrappedIn ? text.say(`phase.${scrappedIn}`) : '–',
          ],
        };
      })}
    />
  );
}

function Phases({ table }: { table: Table18fb }) {
  const text = useText18fb();
  return (
    <FactTable
      columns={[
        { title: text.t('phase.phase') },
        { title: text.t('phase.tiles') },
        { title: text.t('phase.steps'), num: true },
        { title: text.t('phase.starts') },
        { title: text.t('phase.about') },
      ]}
      rows={Object.entries(boardOf(table).phases).map(([id, { tiles, tileSteps, startValues, years }]) => ({
        id,
        now: id === table.phase,
        cells: [
          <span key="phase">
            <b>{id}</b> {years && <span className="quiet">{years}</span>}
          </span>,
          <ColourSwatches key="tiles" colours={tiles} />,
          tileSteps,
          `${startValues[0]} – ${startValues.at(-1)}`,
          text.say(`phase.${id}.about`),
        ],
      }))}
    />
  );
}
