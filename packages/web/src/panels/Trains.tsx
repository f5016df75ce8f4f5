import { type Phase, phases } from '@binario/game-1849/data/phases';
import { type Private, privateDefs, privateIds } from '@binario/game-1849/data/privates';
import { type TrainClass, trainDefs } from '@binario/game-1849/data/trains';
import { BANK, POOL, trainsOf } from '@binario/rail';
import type { AnyTable } from '../engine/protocol.ts';
import { trainName } from '../games/1849/show.ts';
import { useText } from '../text/useText.ts';

/** What the bank still sells, what each phase brings, and the private companies. */
export function Trains({ table }: { table: AnyTable }) {
  const text = useText();
  const unsold = trainsOf(table, BANK).map(trainName);
  const classes = (Object.keys(trainDefs) as TrainClass[]).filter((kind) => inGame(table, kind));
  const pool = trainsOf(table, POOL).map(trainName);
  return (
    <div className="trains">
      <table>
        <thead>
          <tr>
            <th>{text.t('train.class')}</th>
            <th className="num">{text.t('train.price')}</th>
            <th className="num">{text.t('train.left')}</th>
            <th>{text.t('train.scrapped')}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((kind) => (
            <tr key={kind} className={unsold.includes(kind) ? undefined : 'is-sold'}>
              <td>
                <b>{kind}</b>
              </td>
              <td className="num">{text.money(trainDefs[kind].price)}</td>
              <td className="num">{unsold.filter((each) => each === kind).length}</td>
              <td>{trainDefs[kind].eliminatedBy ? `${text.t('phase.phase')} ${trainDefs[kind].eliminatedBy}` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pool.length > 0 && (
        <p>
          {text.t('train.pool')}: <b>{pool.join(' ')}</b>
        </p>
      )}
      <Phases table={table} />
      <Privates table={table} />
    </div>
  );
}

function inGame(table: AnyTable, kind: TrainClass): boolean {
  return Object.keys(table.trains).some((train) => trainName(train) === kind);
}

function Phases({ table }: { table: AnyTable }) {
  const text = useText();
  return (
    <table>
      <thead>
        <tr>
          <th>{text.t('phase.phase')}</th>
          <th>{text.t('phase.tiles')}</th>
          <th className="num">{text.t('phase.rounds')}</th>
          <th className="num">{text.t('phase.limit')}</th>
          <th>{text.t('phase.starts')}</th>
        </tr>
      </thead>
      <tbody>
        {(['4', '6', '8', '10', '12', '16'] as const)
          .map((id): Phase => phases[id])
          .map((phase) => (
            <tr
              key={phase.id}
              className={phase.id === table.phase ? 'is-now' : undefined}
              aria-current={phase.id === table.phase}
            >
              <td>
                <b>{phase.id}</b>
              </td>
              <td>
                {phase.tiles.map((colour) => (
                  <span key={colour} className={`swatch swatch-${colour}`} title={text.say(`colour.${colour}`)}>
                    <span className="visually-hidden">{text.say(`colour.${colour}`)} </span>
                  </span>
                ))}
              </td>
              <td className="num">{phase.operatingRounds}</td>
              <td className="num">{phase.trainLimit}</td>
              <td>{phase.startValues.join(' · ')}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Privates({ table }: { table: AnyTable }) {
  const text = useText();
  return (
    <table>
      <thead>
        <tr>
          <th>{text.t('private.name')}</th>
          <th className="num">{text.t('private.face')}</th>
          <th className="num">{text.t('private.revenue')}</th>
          <th>{text.t('private.owner')}</th>
        </tr>
      </thead>
      <tbody>
        {privateIds.map((name: Private) => (
          <tr key={name} className={table.privates[name] === 'gone' ? 'is-sold' : undefined}>
            <td>
              <b>{name}</b> <span className="quiet">{privateDefs[name].name}</span>
            </td>
            <td className="num">{text.money(privateDefs[name].face)}</td>
            <td className="num">{text.money(privateDefs[name].revenue)}</td>
            <td>{text.holder(table.privates[name] ?? 'gone')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
