import { Logo } from '@binario/web/board';
import type { DragonView, Own1865 } from '../own.ts';
import { useText1865 } from '../text/useText1865.ts';

/** What the Dragons would do in their turns to come, each with the comparison that decided it. */
export function Foresight({ foresight: { nextRound, turns, passes } }: { foresight: Own1865['foresight'] }) {
  const text = useText1865();
  return (
    <section className="foresight" aria-label={text.t('dragons.foresight')}>
      <h3>{text.t(nextRound ? 'dragons.nextRound' : 'dragons.foresight')}</h3>
      <p className="quiet">{text.t('dragons.ifNobody')}</p>
      {turns.length === 0 && <p>{text.say('dragons.nothing')}</p>}
      {turns.every(({ purchase }) => !purchase) && passes && <p className="quiet">{text.say(`pass.${passes}`)}</p>}
      <ol>
        {turns.map((turn, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the turn
          <Turn key={i} turn={turn} />
        ))}
      </ol>
    </section>
  );
}

/** One turn of the Dragons in words: what they sell, what they buy and why. */
export function Turn({ turn: { sales, purchase } }: { turn: DragonView }) {
  const text = useText1865();
  return (
    <li>
      {sales.map(({ corp, shares }) => (
        <div key={corp} className="foresight-sale">
          <Logo corp={corp} size={18} /> {text.say('dragons.sell', { corp, shares })}{' '}
          <span className="quiet">· {text.t('dragons.red')}</span>
        </div>
      ))}
      {purchase && (
        <div className="foresight-purchase">
          <Logo corp={purchase.corp} size={18} />{' '}
          {text.say('dragons.buy', { corp: purchase.corp, amount: purchase.cost, from: purchase.from })}{' '}
          <span className="quiet">
            · {text.say(`dragons.${purchase.decidedBy}`)}
            {purchase.among.length > 1 && ` (${purchase.among.join(' · ')})`}
          </span>
        </div>
      )}
    </li>
  );
}
