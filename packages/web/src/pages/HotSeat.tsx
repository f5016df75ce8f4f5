import { title1849 } from '@binario/game-1849/title';
import { SetupError, type SetupWish } from '@binario/kernel';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../chrome/Dialog.tsx';
import type { AnySetup, Seat } from '../engine/protocol.ts';
import { seed } from '../store/newGame.ts';
import { useText } from '../text/useText.ts';

interface HotSeatProps {
  readonly onClose: () => void;
  readonly onBegin: (players: number, seats: readonly Seat[], setup: Partial<AnySetup>) => void;
}

/** Who sits at this table, and by which variants they play. */
export function HotSeat({ onClose, onBegin }: HotSeatProps) {
  const text = useText();
  const [count, setCount] = useState(3);
  const [names, setNames] = useState<readonly string[]>(['', '', '', '', '']);
  const [kinds, setKinds] = useState<readonly Seat['kind'][]>(['human', 'human', 'human', 'human', 'human']);
  const [variants, setVariants] = useState<readonly string[]>([]);
  const [five, setFive] = useState(false);
  const [delay, setDelay] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish: SetupWish = {
      players: count,
      seed: seed(),
      variants,
      options: { ...(five && count === 4 && { corporations: '5' }), ...(delay && { delayIft: 'true' }) },
    };
    try {
      const setup = title1849.setup(wish);
      const seats = Array.from({ length: count }, (_, i): Seat => {
        return { name: names[i]?.trim() || text.t('home.player', { n: i + 1 }), kind: kinds[i] ?? 'human' };
      });
      onBegin(count, seats, setup);
    } catch (error) {
      setProblem(error instanceof SetupError ? error.message : String(error));
    }
  };

  return (
    <Dialog title={text.t('home.hotseat')} onClose={onClose}>
      <form onSubmit={submit} className="seating">
        <fieldset>
          <legend>{text.t('home.players')}</legend>
          <div className="chips">
            {[3, 4, 5].map((n) => (
              <button key={n} type="button" className="chip" aria-pressed={count === n} onClick={() => setCount(n)}>
                {n}
              </button>
            ))}
          </div>
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
            <div key={i} className="seat-row">
              <input
                aria-label={text.t('home.player', { n: i + 1 })}
                placeholder={text.t('home.player', { n: i + 1 })}
                value={names[i]}
                onChange={(event) => setNames(names.map((old, n) => (n === i ? event.target.value : old)))}
              />
              <label>
                <input
                  type="checkbox"
                  checked={kinds[i] === 'bot'}
                  onChange={(event) =>
                    setKinds(kinds.map((old, n) => (n === i ? (event.target.checked ? 'bot' : 'human') : old)))
                  }
                />
                {text.t('home.automatic')}
              </label>
            </div>
          ))}
        </fieldset>
        <details>
          <summary>{text.t('home.variants')}</summary>
          {title1849.variants.map((variant) => (
            <label key={variant}>
              <input
                type="checkbox"
                checked={variants.includes(variant)}
                onChange={(event) =>
                  setVariants(
                    event.target.checked ? [...variants, variant] : variants.filter((each) => each !== variant),
                  )
                }
              />
              {text.say(`variant.${variant}`)}
            </label>
          ))}
          <label>
            <input type="checkbox" checked={delay} onChange={(event) => setDelay(event.target.checked)} />
            {text.say('option.delayIft')}
          </label>
          {count === 4 && (
            <label>
              <input type="checkbox" checked={five} onChange={(event) => setFive(event.target.checked)} />
              {text.say('option.corporations.5')}
            </label>
          )}
        </details>
        {problem && (
          <p className="refusal-box" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button primary large">
          {text.t('home.start')}
        </button>
      </form>
    </Dialog>
  );
}
