import { BANK, POOL, trainsOf } from '@binario/rail';
import { ColourSwatches, FactTable } from '@binario/web/panels';
import { useText } from '@binario/web/store';
import type { Text } from '@binario/web/text';
import { boardOf } from '../../board/boardOf.ts';
import { phaseIds } from '../../data/phases.ts';
import { privateIds } from '../../data/privates.ts';
import { type TrainClass, trainClasses } from '../../data/trains.ts';
import type { Table1849 } from '../../table.ts';

/** What the bank still sells, what each phase brings, and the private companies. */
export function Trains({ table }: { table: Table1849 }) {
  const text = useText();
  const pool = trainsOf(table, POOL).map((train) => text.train(train));
  return (
    <div className="trains">
      <Classes table={table} />
      {pool.length > 0 && (
        <p>
          {text.t('train.pool')} <b>{pool.join(' ')}</b>
        </p>
      )}
      <Phases table={table} />
      <Privates table={table} />
    </div>
  );
}

function Classes({ table }: { table: Table1849 }) {
  const text = useText();
  const unsold = trainsOf(table, BANK).map((train) => text.train(train));
  const classes = trainClasses.filter((kind) => inGame(text, table, kind));
  return (
    <FactTable
      columns={[
        { title: text.t('train.class') },
        { title: text.t('train.price'), num: true },
        { title: text.t('train.left'), num: true },
        { title: text.t('train.scrapped') },
      ]}
      rows={classes.map((kind) => {
        const { price, eliminatedBy } = boardOf(table).trains[kind];
        return {
          id: kind,
          gone: !unsold.includes(kind),
          cells: [
            <b key="class">{kind}</b>,
            text.money(price),
            unsold.filter((each) => each === kind).length,
            eliminatedBy ? text.say(`phase.${eliminatedBy}`) : '–',
          ],
        };
      })}
    />
  );
}

function inGame(text: Text, table: Table1849, kind: TrainClass): boolean {
  return Object.keys(table.trains).some((train) => text.train(train) === kind);
}

function Phases({ table }: { table: Table1849 }) {
  const text = useText();
  return (
    <FactTable
      columns={[
        { title: text.t('phase.phase') },
        { title: text.t('phase.tiles') },
        { title: text.t('phase.rounds'), num: true },
        { title: text.t('phase.limit'), num: true },
        { title: text.t('phase.starts') },
      ]}
      rows={phaseIds
        .map((id) => ({ id, ...boardOf(table).phases[id] }))
        .map((phase) => ({
          id: phase.id,
          now: phase.id === table.phase,
          cells: [
            <b key="phase">{phase.id}</b>,
            <ColourSwatches key="tiles" colours={phase.tiles} />,
            phase.operatingRounds,
            phase.trainLimit,
            phase.startValues.join(' · '),
          ],
        }))}
    />
  );
}

function Privates({ table }: { table: Table1849 }) {
  const text = useText();
  return (
    <FactTable
      columns={[
        { title: text.t('private.name') },
        { title: text.t('private.face'), num: true },
        { title: text.t('private.revenue'), num: true },
        { title: text.t('private.owner') },
      ]}
      rows={privateIds.map((id) => {
        const { name, face, revenue } = boardOf(table).privates[id];
        return {
          id,
          gone: table.privates[id] === 'gone',
          cells: [
            <span key="name">
              <b>{id}</b> <span className="quiet">{name}</span>
            </span>,
            text.money(face),
            text.money(revenue),
            text.holder(table.privates[id] ?? 'gone'),
          ],
        };
      })}
    />
  );
}
