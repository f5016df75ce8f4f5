import { usePresenter } from '../game/GameContext.tsx';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { orderWords } from './orderWords.ts';

/** What standing orders did for somebody at this screen, and what ended them: nothing is answered in silence. */
export function OrderNews() {
  const text = useText();
  const { orders: kinds = [] } = usePresenter();
  const all = useTable((table) => table.orderNews);
  const answers = useTable((table) => table.remote?.answers);
  const news = answers ? all.filter(({ seat }) => answers(seat)) : all;
  return (
    <div className="order-news" role="status">
      {news.map(({ seat, order, what, because }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: news are only ever added
        <p key={i} className="quiet">
          {text.t(what === 'acted' ? 'orders.acted' : 'orders.ended', {
            player: seat,
            order: orderWords(text, kinds, order),
          })}{' '}
          {what === 'ended' && (because ? text.say(because.key, because.params) : text.t('orders.roundOver'))}
        </p>
      ))}
    </div>
  );
}
