import { ColourSwatches, Deed, Deeds, PhaseTable, TrainCards } from '@binario/web/panels';
import { useText } from '@binario/web/store';
import { boardOf } from '../../board/boardOf.ts';
import { phaseIds } from '../../data/phases.ts';
import { privateIds } from '../../data/privates.ts';
import { trainClasses } from '../../data/trains.ts';
import type { Table1849 } from '../../table.ts';

/** What the bank still sells, what each phase brings, and the private companies. */
export function Trains({ table }: { table: Table1849 }) {
  const text = useText();
  const inGame = new Set(Object.keys(table.trains).map((train) => text.train(train)));
  const kinds = trainClasses.filter((kind) => inGame.has(kind));
  return (
    <div className="trains">
      <TrainCards
        table={table}
        kindOf={(train) => text.train(train)}
        inPool={(train) => text.train(train)}
        kinds={kinds.map((id) => ({
          id,
          price: text.money(boardOf(table).trains[id].price),
          scrappedIn: boardOf(table).trains[id].eliminatedBy,
        }))}
      />
      <Phases table={table} />
      <Privates table={table} />
    </div>
  );
}

function Phases({ table }: { table: Table1849 }) {
  const text = useText();
  return (
    <PhaseTable
      current={table.phase}
      columns={[
        { title: text.t('phase.tiles') },
        { title: text.t('phase.rounds'), num: true },
        { title: text.t('phase.limit'), num: true },
        { title: text.t('phase.starts') },
      ]}
      rows={phaseIds.map((id) => {
        const { tiles, operatingRounds, trainLimit, startValues } = boardOf(table).phases[id];
        return {
          id,
          cells: [<ColourSwatches key="tiles" colours={tiles} />, operatingRounds, trainLimit, startValues.join(' · ')],
        };
      })}
    />
  );
}

function Privates({ table }: { table: Table1849 }) {
  const text = useText();
  return (
    <Deeds title={text.t('private.all')}>
      {privateIds.map((id) => {
        const { name, face, revenue } = boardOf(table).privates[id];
        return (
          <Deed
            key={id}
            id={id}
            card={`private ${id}`}
            title={name}
            owner={table.privates[id] ?? 'gone'}
            gone={table.privates[id] === 'gone'}
            figures={[
              [text.t('private.face'), text.money(face)],
              [text.t('private.revenue'), text.money(revenue)],
            ]}
          >
            {text.say(`power.${id}`)}
          </Deed>
        );
      })}
    </Deeds>
  );
}
