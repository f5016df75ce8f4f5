import { type Action, isRange, sampleOf } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import { useRef, useState } from 'react';
import { Logo } from '../board/Logo.tsx';
import { usePresenter, useTheme } from '../game/GameContext.tsx';
import { Names } from '../game/Names.tsx';
import type { ShownChoice, Snapshot } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';
import { tryAction } from '../store/trying.ts';
import { useText } from '../store/useText.ts';
import { choose } from './choose.ts';
import { agrees, offerKey } from './labels.ts';
import { listed, type Placed } from './placed.ts';
import { Stepper } from './Stepper.tsx';

/** All choices by kind: what must be done first, then in the order the game gives them. */
export function Offers({ snapshot }: { snapshot: Snapshot }) {
  const text = useText();
  const { asking } = usePresenter();
  const { table } = snapshot.state;
  const open = alikeOnce(
    listed(asking, snapshot.choices).filter(({ choice }) => !choice.refusal),
    ({ offer, facts }) => asking.label(text, offer, facts, table as never),
  );
  const isFirst = ({ control }: Placed) => control.kind === 'list' && control.first === true;
  const ordered = [...open.filter(isFirst), ...open.filter((placed) => !isFirst(placed))];
  const groups = [...new Set(ordered.map(({ control }) => control.group))];
  return groups.map((group) => {
    const here = open.filter(({ control }) => control.group === group);
    const title = text.has(`group.${group}`) ? text.say(`group.${group}`) : text.t('group.other');
    const offers = here.map((placed) => (
      <OpenOffer key={JSON.stringify(placed.choice.offer)} placed={placed} table={table} />
    ));
    const folded = here.every(({ control }) => control.kind === 'list' && control.folded === true);
    return folded ? (
      <details key={group} className="offers">
        <summary>
          {title} ({here.length})
        </summary>
        {offers}
      </details>
    ) : (
      <fieldset key={group} className="offers">
        <legend>{title}</legend>
        {offers}
      </fieldset>
    );
  });
}

/** Trains that look alike, are sold by the same owner and cost the same are one offer. */
function alikeOnce(open: readonly Placed[], label: (choice: ShownChoice) => string): readonly Placed[] {
  const seen = new Set<string>();
  return open.filter(({ choice }) => {
    if (!('train' in choice.offer)) return true;
    const { train: _, ...others } = choice.offer;
    const key = JSON.stringify([others, choice.facts, label(choice)]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function Sign({ choice }: { choice: ShownChoice }) {
  const theme = useTheme();
  const { corp } = choice.offer;
  return typeof corp === 'string' && theme?.look(corp) ? <Logo corp={corp} size={22} /> : null;
}

function OpenOffer({ placed: { choice, control }, table }: { placed: Placed; table: RailTable }) {
  const text = useText();
  const { asking } = usePresenter();
  const draft = useTable((state) => state.draft);
  const chosen = agrees(choice, draft);
  const range = isRange(choice.offer.price) ? choice.offer.price : undefined;
  const [price, setPrice] = useState(range?.min ?? 0);
  const name = asking.label(text, choice.offer, choice.facts, table as never);
  const note = asking.note?.(text, choice.offer, choice.facts);
  const actionFor = (amount: number) =>
    range ? ({ ...choice.offer, price: amount } as Action) : sampleOf(choice.offer);
  // A price that was typed has chosen the offer already: pressing its button then does not take it back.
  const typed = useRef(false);
  const press = () => {
    void choose(actionFor(price), chosen && !typed.current);
    typed.current = false;
  };
  return (
    <div className={chosen ? 'offer is-chosen' : 'offer'}>
      <button
        type="button"
        className="offer-button"
        aria-pressed={chosen}
        data-offer={offerKey(choice.offer)}
        onClick={press}
      >
        <Sign choice={choice} />
        <span>
          <Names of={asking.label(text.marked, choice.offer, choice.facts, table as never)} />{' '}
          {note && <small className="offer-note">{note}</small>}
        </span>
      </button>
      {range && (
        <Stepper
          min={range.min}
          max={range.max}
          step={(control.kind === 'list' ? control.step : undefined) ?? range.step ?? 1}
          value={price}
          name={name}
          onChange={(next) => {
            typed.current = true;
            setPrice(next);
            void tryAction(actionFor(next));
          }}
        />
      )}
    </div>
  );
}
