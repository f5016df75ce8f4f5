import { ColourSwatches, Deed, Deeds, PhaseTable, TrainCards } from '@binario/web/panels';
import { boardOf, priceOfCard } from '../../board/boardOf.ts';
import { trainKinds } from '../../data/trains.ts';
import type { Table1865 } from '../../table.ts';
import { useText1865 } from '../text/useText1865.ts';

/** What the bank still sells, what each phase brings, and the maritime cards. */
export function Trains({ table }: { table: Table1865 }) {
  const text = useText1865();
  return (
    <div className="trains">
      <TrainCards
        table={table}
        kindOf={(train) => text.train(train)}
        inPool={(train) => `${text.train(train)} ${text.money(priceOfCard(table, train))}`}
        more={{ title: text.t('train.coverage'), num: true }}
        kinds={trainKinds.map((id) => {
          const { coverage, cost, discounted, scrappedIn } = boardOf(table).trains[id];
          return {
            id,
            price: discounted ? `${text.money(cost)} (${discounted})` : text.money(cost),
            scrappedIn: scrappedIn?.toString(),
            endless: id === 'PH7',
            more: coverage,
          };
        })}
      />
      <Phases table={table} />
      <Cards table={table} />
    </div>
  );
}

function Phases({ table }: { table: Table1865 }) {
  const text = useText1865();
  return (
    <PhaseTable
      current={table.phase}
      columns={[
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
          cells: [
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
    <Deeds title={text.t('card.all')}>
      {boardOf(table)
        .maritime.filter(({ id }) => table.privates[id] !== undefined)
        .map(({ id, name, places }) => (
          <Deed
            key={id}
            id={id}
            card={`private ${id}`}
            title={name}
            subtitle={text.list(places.map((hex) => text.hex(hex)))}
            owner={table.privates[id] ?? 'gone'}
            gone={table.privates[id] === 'gone'}
            figures={[[text.t('card.bonus'), table.bonusPaid.includes(id) ? '✓' : '–']]}
          >
            {text.say('private.about', { places })}
          </Deed>
        ))}
    </Deeds>
  );
}
