import { type Action, isRange, sampleOf } from '@binario/kernel';
import { useState } from 'react';
import { Logo } from '../board/Logo.tsx';
import type { AnyTable, ShownChoice } from '../engine/protocol.ts';
import { corpLooks } from '../games/1849/show.ts';
import { tryAction } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../text/useText.ts';
import { agrees, label, offerKey } from './labels.ts';
import { Reason } from './Refused.tsx';
import { Stepper } from './Stepper.tsx';

/** Offers that have their own place: the map, the run, the bar at the bottom. */
const elsewhere = new Set(['pass', 'layTile', 'runTrains']);

/** All choices by kind, in the order the game gives them. */
export function Offers({ choices, table }: { choices: readonly ShownChoice[]; table: AnyTable }) {
  const text = useText();
  const shown = choices.filter((choice) => !elsewhere.has(choice.offer.type));
  const kinds = [...new Set(shown.map((choice) => kindOf(choice)))];
  return kinds.map((kind) => {
    const group = shown.filter((choice) => kindOf(choice) === kind);
    const open = group.filter((choice) => !choice.refusal);
    const refused = sameOnce(group.filter((choice) => choice.refusal));
    return (
      <fieldset key={kind} className="offers">
        <legend>{text.has(`group.${kind}`) ? text.say(`group.${kind}`) : text.t('group.other')}</legend>
        {open.map((choice) => (
          <OpenOffer key={JSON.stringify(choice.offer)} choice={choice} table={table} />
        ))}
        {refused.length > 0 && (
          <Refusals refused={refused} table={table} folded={refused.length > 3 || open.length > 5} />
        )}
      </fieldset>
    );
  });
}

const grouped = new Set([
  'buyPrivate',
  'bid',
  'setValue',
  'sellStock',
  'buyCert',
  'startCorp',
  'buyTrain',
  'acquirePrivate',
  'markPort',
  'placeToken',
  'chooseHome',
  'acquireToken',
  'sellTreasury',
]);

function kindOf({ offer }: ShownChoice): string {
  if (offer.type === 'bid' || offer.type === 'buyPrivate') return 'buyPrivate';
  return grouped.has(offer.type) ? offer.type : 'other';
}

/** Ten ways to sell the same stock that are refused for the same reason are one refusal. */
function sameOnce(refused: readonly ShownChoice[]): readonly ShownChoice[] {
  const seen = new Set<string>();
  return refused.filter(({ offer, refusal }) => {
    const key = `${offer.type} ${offer.corp ?? ''} ${offer.hex ?? ''} ${offer.private ?? ''} ${refusal?.rule}`;
    if (offer.type !== 'sellStock' && offer.type !== 'sellTreasury') return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function Sign({ choice }: { choice: ShownChoice }) {
  const corp = choice.offer.corp;
  return typeof corp === 'string' && corp in corpLooks ? <Logo corp={corp} size={22} /> : null;
}

function OpenOffer({ choice, table }: { choice: ShownChoice; table: AnyTable }) {
  const text = useText();
  const draft = useTable((state) => state.draft);
  const chosen = agrees(choice, draft);
  const range = isRange(choice.offer.price) ? choice.offer.price : undefined;
  const [price, setPrice] = useState(range?.min ?? 0);
  const name = label(text, choice.offer, choice.facts, table);
  const put = (amount: number) => {
    const action = range ? ({ ...choice.offer, price: amount } as Action) : sampleOf(choice.offer);
    void tryAction(action);
  };
  return (
    <div className={chosen ? 'offer is-chosen' : 'offer'}>
      <button
        type="button"
        className="offer-button"
        aria-pressed={chosen}
        data-offer={offerKey(choice.offer)}
        onClick={() => (chosen ? void tryAction(null) : put(price))}
      >
        <Sign choice={choice} />
        <span>{name}</span>
      </button>
      {range && (
        <Stepper
          min={range.min}
          max={range.max}
          step={choice.offer.type === 'bid' ? 5 : 1}
          value={price}
          name={name}
          onChange={(next) => {
            setPrice(next);
            put(next);
          }}
        />
      )}
    </div>
  );
}

function Refusals({ refused, table, folded }: { refused: readonly ShownChoice[]; table: AnyTable; folded: boolean }) {
  const text = useText();
  return (
    <details className="refused" open={!folded}>
      <summary>{text.t('ask.cannotCount', { n: refused.length })}</summary>
      <ul>
        {refused.map((choice) => (
          <li key={JSON.stringify(choice.offer)}>
            <span className="refused-name">{label(text, choice.offer, choice.facts, table)}</span>
            {choice.refusal && <Reason refusal={choice.refusal} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
