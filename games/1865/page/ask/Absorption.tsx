import type { Action } from '@binario/kernel';
import { choose, useTried } from '@binario/web/ask';
import { Logo } from '@binario/web/board';
import type { Snapshot } from '@binario/web/model';
import { type Merger, ownOf } from '../own.ts';
import { useText1865 } from '../text/useText1865.ts';

/** Absorbing, or being absorbed: what each company gives and what everybody gets, before anything is decided. */
export function Absorption({ snapshot }: { snapshot: Snapshot }) {
  const text = useText1865();
  // What is refused is told among the other refusals.
  const mergers = ownOf(snapshot).mergers.filter(({ refusal }) => refusal === null);
  if (mergers.length === 0) return null;
  return (
    <fieldset className="offers">
      <legend>{text.t('group.absorb')}</legend>
      {mergers.map((merger) => (
        <MergerView key={`${merger.type} ${merger.corp}`} merger={merger} />
      ))}
    </fieldset>
  );
}

function MergerView({ merger }: { merger: Merger }) {
  const text = useText1865();
  const { type, by, corp, acquirer, target } = merger;
  const action = { type, by, corp } as Action;
  const tried = useTried(action);
  return (
    <article className="merger">
      <button
        type="button"
        className="offer-button"
        aria-pressed={tried}
        data-offer={`${type} ${corp}`}
        onClick={() => void choose(action, tried)}
      >
        <Logo corp={acquirer} size={26} />
        <span aria-hidden="true">←</span>
        <Logo corp={target} size={26} />
        <span>{text.t('merger.title', { acquirer, target })}</span>
      </button>
      <MergerSteps merger={merger} />
    </article>
  );
}

/** The absorption in the order of the rules: the price, the money, the holders, what goes over, what is asked then. */
function MergerSteps({ merger }: { merger: Merger }) {
  const text = useText1865();
  const { acquirer, target, each, zone, cost, treasury, targetTreasury, ownShares, newLoans, paid } = merger;
  const goods = [
    ...(merger.chips > 0 ? [text.t('merger.chips', { chips: merger.chips })] : []),
    ...merger.trains.map((train) => text.train(train)),
    ...merger.cards.map((card) => text.say(`private.${card}`)),
    ...(merger.loans > 0 ? [text.t('merger.loans', { loans: merger.loans })] : []),
  ];
  const raised = [
    text.t('merger.money', { acquirer, target, treasury, targetTreasury }),
    ...(ownShares > 0 ? [text.t('merger.ownShares', { shares: ownShares })] : []),
    ...(newLoans > 0 ? [text.t('merger.newLoans', { loans: newLoans })] : []),
  ];
  return (
    <ol className="merger-steps">
      <li>{text.t('merger.cost', { target, cost, each, zone: zone ?? 'red' })}</li>
      <li>{raised.join(' ')}</li>
      <li>
        {text.t('merger.paid')}{' '}
        {paid.map(({ holder, amount }) => `${text.holder(holder)} ${text.money(amount)}`).join(' · ')}
      </li>
      <li>{text.t('merger.goods', { acquirer, goods: goods.length > 0 ? goods : ['–'] })}</li>
      <li>{text.t('merger.then', { target })}</li>
    </ol>
  );
}
