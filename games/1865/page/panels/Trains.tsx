import { ColourSwatches, FactTable, PhaseTable, TrainCards } from '@binario/web/panels';
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
