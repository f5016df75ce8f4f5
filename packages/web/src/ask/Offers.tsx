import { type Action, isRange, sampleOf } from '@binario/kernel';
import type { RailTable } from '@binario/rail';
import { useState } from 'react';
import { Logo } from '../board/Logo.tsx';
import { type Control, controlOf } from '../game/asking.ts';
import { usePresenter, useTheme } from '../game/GameContext.tsx';
import type { Presenter } from '../game/presenter.ts';
import type { ShownChoice } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';
import { tryAction } from '../store/trying.ts';
import { useText } from '../store/useText.ts';
import { agrees, offerKey } from './labels.ts';
import { Reason } from './Refused.tsx';
import { Stepper } from './Stepper.tsx';

interface Placed {
  readonly choice: ShownChoice;
  /** Those that have a place of their own - the map, the run, the bar at the bottom - are not listed. */
  readonly control: Extract<Control, { readonly group: string }>;
}

function listed({ asking }: Presenter, choices: readonly ShownChoice[]): readonly Placed[] {
  return choices.flatMap((choice) => {
    const control = controlOf(asking, choice.offer.type);
    return 'group' in control ? [{ choice, control }] : [];
  });
}

/** All choices by kind: what must be done first, then in the order the game gives them. */
export function Offers({ choices, table }: { choices: readonly ShownChoice[]; table: RailTable }) {
  const text = useText();
  const shown = listed(usePresenter(), choices);
  const isFirst = ({ control, choice }: Placed) => control.kind === 'list' && control.first === true && !choice.refusal;
  const ordered = [...shown.filter(isFirst), ...shown.filter((placed) => !isFirst(placed))];
  const groups = [...new Set(ordered.map(({ control }) => control.group))];
  return groups.map((group) => {
    const here = shown.filter(({ control }) => control.group === group);
    const open = here.filter(({ choice }) => !choice.refusal);
    const refused = sameOnce(here.filter(({ choice }) => choice.refusal));
    return (
      <fieldset key={group} className="offers">
        <legend>{text.has(`group.${group}`) ? text.say(`group.${group}`) : text.t('group.other')}</legend>
        {open.map((placed) => (
          <OpenOffer key={JSON.stringify(placed.choice.offer)} placed={placed} table={table} />
        ))}
        {refused.length > 0 && (
          <Refusals refused={refused} table={table} folded={refused.length > 3 || open.length > 5} />
        )}
      </fieldset>
    );
  });
}

/** Ten ways to sell the same stock that are refused for the same reason are one refusal. */
function sameOnce(refused: readonly Placed[]): readonly ShownChoice[] {
  const seen = new Set<string>();
  return refused
    .filter(({ control, choice: { offer, refusal } }) => {
      if (control.kind !== 'list' || !control.refusedOnce) return true;
      const names = Object.values(offer).filter((value) => typeof value === 'string');
      const key = `${names.join(' ')} ${refusal?.rule}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .map(({ choice }) => choice);
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
  const name = asking.label(text, choice.offer, choice.facts, table);
  const note = asking.note?.(text, choice.offer, choice.facts);
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
        <span>
          {name} {note && <small className="offer-note">{note}</small>}
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
            setPrice(next);
            put(next);
          }}
        />
      )}
    </div>
  );
}

function Refusals({ refused, table, folded }: { refused: readonly ShownChoice[]; table: RailTable; folded: boolean }) {
  const text = useText();
  const { asking } = usePresenter();
  return (
    <details className="refused" open={!folded}>
      <summary>{text.t('ask.cannotCount', { n: refused.length })}</summary>
      <ul>
        {refused.map((choice) => (
          <li key={JSON.stringify(choice.offer)}>
            <span className="refused-name">{asking.label(text, choice.offer, choice.facts, table)}</span>
            {choice.refusal && <Reason refusal={choice.refusal} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
