import type { Action } from '@binario/kernel';
import { percentOf, type RailTable } from '@binario/rail';
import { Logo } from '../board/Logo.tsx';
import { usePresenter } from '../game/GameContext.tsx';
import { Name } from '../game/Names.tsx';
import type { ShownChoice, Snapshot } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';
import { Chip } from './Chip.tsx';
import { actionsOf, corpOf, type InRow, inRows } from './placed.ts';

/** One row for each company: what can be sold of it, what bought, how it can be begun. */
export function Rows({ snapshot }: { snapshot: Snapshot }) {
  const text = useText();
  const { asking } = usePresenter();
  const open = inRows(asking, snapshot.choices).filter(({ choice }) => !choice.refusal);
  if (open.length === 0) return null;
  const order = snapshot.head.order.map(({ corp }) => corp);
  const rank = (corp: string) => (order.includes(corp) ? order.indexOf(corp) : order.length);
  const corps = [...new Set(open.map(({ choice }) => corpOf(choice)))].sort((a, b) => rank(a) - rank(b));
  return (
    <fieldset className="offers stock-rows">
      <legend>{text.t('group.stock')}</legend>
      <ul className="own-rows">
        {corps.map((corp) => (
          <Row key={corp} corp={corp} snapshot={snapshot} all={open.filter(({ choice }) => corpOf(choice) === corp)} />
        ))}
      </ul>
    </fieldset>
  );
}

interface RowProps {
  readonly corp: string;
  readonly snapshot: Snapshot;
  readonly all: readonly InRow[];
}

function Row({ corp, snapshot, all }: RowProps) {
  const text = useText();
  const { asking } = usePresenter();
  const [first] = all;
  const note = first && asking.note?.(text, first.choice.offer, first.choice.facts);
  const { actor, state } = snapshot;
  const holder = asking.holder?.(snapshot) ?? actor;
  const held = holder === null ? 0 : percentOf((state.table as unknown as RailTable).certs[corp] ?? [], holder);
  return (
    <li className="own-row stock-row" data-corp={corp}>
      <span className="own-row-name">
        <span className="row-head">
          <Logo corp={corp} size={22} />{' '}
          <Name card={`corp ${corp}`}>
            <b>{corp}</b>
          </Name>
          {holder !== null && held > 0 && (
            <span className="row-held num" title={text.t('why.share', { who: holder, corp, percent: held })}>
              {text.percent(held)}
            </span>
          )}
        </span>
        {note && <small className="quiet">{note}</small>}
      </span>
      {(['sell', 'buy', 'start'] as const).map((way) => {
        const here = all.filter(({ row }) => row === way);
        return (
          here.length > 0 && (
            <span key={way} className={`stock-way way-${way}`}>
              <span className="stock-word">{text.t(`stock.${way}`)}</span>
              <Chips choices={here.map(({ choice }) => choice)} snapshot={snapshot} />
            </span>
          )
        );
      })}
    </li>
  );
}

/** Where two would read the same they are told apart by all their words. */
function Chips({ choices, snapshot }: { choices: readonly ShownChoice[]; snapshot: Snapshot }) {
  const text = useText();
  const { asking } = usePresenter();
  const table = snapshot.state.table as never;
  const chips = choices.flatMap(({ offer, facts }) =>
    actionsOf(offer).map((action: Action) => {
      const fields = action as unknown as { readonly type: string };
      const label = asking.label(text, fields as never, facts, table);
      return { action, label, words: asking.chip?.(text, fields as never, facts, table) ?? label };
    }),
  );
  const isAlone = (words: string) => chips.filter((chip) => chip.words === words).length === 1;
  return chips.map(({ action, label, words }) => (
    <Chip key={JSON.stringify(action)} action={action} words={isAlone(words) ? words : label} name={label} />
  ));
}
