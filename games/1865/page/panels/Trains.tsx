import { BANK, POOL, trainsOf } from '@binario/rail';
import { ColourSwatches, FactTable } from '@binario/web/panels';
import { boardOf, priceOfCard } from '../../board/boardOf.ts';
import { trainKinds } from '../../data/trains.ts';
import type { Table1865 } from '../../table.ts';
import { useText1865 } from '../text/useText1865.ts';

/** What the bank still sells, what each phase brings, and the maritime cards. */
export function Trains({ table }: { table: Table1865 }) {
  const text = useText1865();
  const pool = trainsOf(table, POOL);
  return (
    <div className="trains">
      <Kinds table={table} />
      {pool.length > 0 && (
        <p>
          {text.t('train.pool')}{' '}
          <b>{pool.map((train) => `${text.train(train)} ${text.money(priceOfCard(table, train))}`).join(' · ')}</b>
        </p>
      )}
      <Phases table={table} />
      <Cards table={table} />
    </div>
  );
}

function Kinds({ table }: { table: Table1865 }) {
  const text = useText1865();
  const unsold = trainsOf(table, BANK);
  return (
    <FactTable
      columns={[
        { title: text.t('train.class') },
        { title: text.t('train.coverage'), num: true },
        { title: text.t('train.price'), num: true },
        { title: text.t('train.left'), num: true },
        { title: text.t('train.scrapped') },
      ]}
      rows={trainKinds.map((kind) => {
        const { coverage, cost, discounted, scrappedIn } = boardOf(table).trains[kind];
        const left = unsold.filter((train) => text.train(train) === kind).length;
        return {
          id: kind,
          gone: left === 0,
          cells: [
            <b key="kind">{kind}</b>,
            coverage,
            discounted ? `${text.money(cost)} (${discounted})` : text.money(cost),
            kind === 'PH7' ? '∞' : left,
            scrappedIn ? text.say(`phase.${scrappedIn}`) : '–',
          ],
        };
      })}
    />
  );
}

function Phases({ table }: { table: Table1865 }) {
  const text = useText1865();
  return (
    <FactTable
      columns={[
        { title: text.t('phase.phase') },
        { title: text.t('phase.tiles') },
        { title: text.t('phase.limit'), num: true },
        { title: text.t('phase.starts') },
        { title: text.t('phase.new') },
        { title: text.t('phase.dragons'), num: true },
      ]}
      rows={Object.entries(boardOf(table).phases)
        .filter(([, { number }]) => number > 1)
        .map(([id, { tiles, trainLimit, startValues, newCompanies, dragonsLimit }]) => ({
          id,
          now: id === table.phase,
          cells: [
            <b key="phase">{id}</b>,
            <ColourSwatches key="tiles" colours={tiles} />,
            trainLimit,
            `${startValues[0]} – ${startValues.at(-1)}`,
            text.say(`status.${newCompanies}`),
            dragonsLimit,
          ],
        }))}
    />
  );
}

function Cards({ table }: { table: Table1865 }) {
  const text = useText1865();
  return (
    <FactTable
      columns={[
        { title: text.t('card.name') },
        { title: text.t('card.places') },
        { title: text.t('private.owner') },
        { title: text.t('card.bonus') },
      ]}
      rows={boardOf(table)
        .maritime.filter(({ id }) => table.privates[id] !== undefined)
        .map(({ id, places }) => ({
          id,
          gone: table.privates[id] === 'gone',
          cells: [
            <b key="name">{text.say(`private.${id}`)}</b>,
            text.list(places.map((hex) => text.hex(hex))),
            text.holder(table.privates[id] ?? 'gone'),
            table.bonusPaid.includes(id) ? '✓' : '–',
          ],
        }))}
    />
  );
}
