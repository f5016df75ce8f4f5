import { Logo } from '@binario/web/board';
import { Names } from '@binario/web/game';
import { useState } from 'react';
import type { PairView } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0');
const look = (amount: number): string => (amount > 0 ? 'is-more' : amount < 0 ? 'is-less' : '');
const keyOf = ({ corps }: PairView): string => corps.join(' + ');

/** Every two companies as a field of a matrix: what the player who is asked would gain by it. The field chosen tells everything else. */
export function Pairings({ pairs, asked }: { pairs: readonly PairView[]; asked: string }) {
  const text = useText18fb();
  const [wished, wish] = useState<string | null>(null);
  const corps = [...new Set(pairs.flatMap((pair) => pair.corps))];
  const gainOf = ({ gains }: PairView) => gains.find(({ player }) => player === asked)?.gain ?? 0;
  const best = pairs.reduce((a, b) => (gainOf(b) > gainOf(a) ? b : a));
  const chosen = pairs.find((pair) => keyOf(pair) === wished) ?? best;
  const pairOf = (row: string, column: string) =>
    pairs.find((pair) => pair.corps.includes(row) && pair.corps.includes(column));
  return (
    <div className="pairings">
      <table>
        <caption>{text.t('poll.pairs')}</caption>
        <thead>
          <tr>
            <td />
            {corps.slice(1).map((corp) => (
              <th key={corp} scope="col" data-card={`corp ${corp}`}>
                <Logo corp={corp} size={20} /> {corp}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {corps.slice(0, -1).map((row, i) => (
            <tr key={row}>
              <th scope="row" data-card={`corp ${row}`}>
                <Logo corp={row} size={20} /> {row}
              </th>
              {corps.slice(1).map((column, j) => (
                <td key={column}>
                  {j >= i && (
                    <Field
                      pair={pairOf(row, column)}
                      gainOf={gainOf}
                      chosen={chosen}
                      choose={(pair) => wish(keyOf(pair))}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Brought pair={chosen} />
    </div>
  );
}

interface FieldProps {
  readonly pair: PairView | undefined;
  readonly gainOf: (pair: PairView) => number;
  readonly chosen: PairView;
  readonly choose: (pair: PairView) => void;
}

function Field({ pair, gainOf, chosen, choose }: FieldProps) {
  if (!pair) return null;
  const gain = gainOf(pair);
  return (
    <button
      type="button"
      className={`pairing num ${look(gain)}`}
      aria-pressed={pair === chosen}
      aria-label={`${keyOf(pair)}: ${signed(gain)}`}
      onClick={() => choose(pair)}
    >
      {signed(gain)}
    </button>
  );
}

/** What the national would be, and what each player would gain or lose. */
function Brought({ pair }: { pair: PairView }) {
  const text = useText18fb();
  const { price, president, treasury, trains, gains } = pair;
  const most = Math.max(1, ...gains.map(({ gain }) => Math.abs(gain)));
  return (
    <div className="brought" aria-live="polite">
      <p>
        <b>{keyOf(pair)}</b>
      </p>
      <p className="quiet">
        {text.labelled(text.t('head.price'), text.money(price))} ·{' '}
        {text.labelled(text.t('corp.president'), president === null ? '–' : text.holder(president))} ·{' '}
        {text.labelled(text.t('corp.treasury'), text.money(treasury))} ·{' '}
        <Names of={text.labelled(text.t('corp.trains'), text.list(trains.map(text.marked.train)) || '–')} />
      </p>
      <p>{text.t('player.worth')}</p>
      <ul>
        {gains.map(({ player, gain }) => (
          <li key={player}>
            <span>{text.holder(player)}</span>
            <span className={`gain ${look(gain)}`} style={{ width: `${(Math.abs(gain) / most) * 100}%` }} />
            <b className={`num ${look(gain)}`}>{signed(gain)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
