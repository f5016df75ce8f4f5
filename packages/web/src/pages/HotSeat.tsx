import type { BoardFile, SetupWish } from '@binario/kernel';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../chrome/Dialog.tsx';
import { EngineError } from '../engine/client.ts';
import { PresenterProvider, usePresenter } from '../game/GameContext.tsx';
import type { Presenter } from '../game/presenter.ts';
import type { Seat } from '../model/gameFile.ts';
import { seed } from '../store/createGame.ts';
import { myName } from '../store/settings.ts';
import { useText } from '../store/useText.ts';
import { BoardField } from './BoardField.tsx';
import { askedOf, SetupFields, type Wished } from './SetupFields.tsx';
import { useBegin } from './useBegin.ts';

/** Who sits at this table, and by which variants they play. */
export function HotSeat({ presenter, onClose }: { presenter: Presenter; onClose: () => void }) {
  return (
    <PresenterProvider presenter={presenter}>
      <Seating onClose={onClose} />
    </PresenterProvider>
  );
}

function Seating({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { id, form } = usePresenter();
  const { begin } = useBegin(id);
  const { min, max } = form.players;
  const [count, setCount] = useState(form.usual);
  const [names, setNames] = useState<readonly string[]>(() => [myName(), ...Array(max - 1).fill('')]);
  const [kinds, setKinds] = useState<readonly Seat['kind'][]>(Array(max).fill('human'));
  const [wished, setWished] = useState<Wished>({ variants: [], options: {} });
  const [board, setBoard] = useState<BoardFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fields = form.fields(count);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wish: SetupWish = {
      players: count,
      seed: seed(),
      ...askedOf(fields, wished),
      ...(board && { board }),
    };
    const seats = Array.from({ length: count }, (_, i): Seat => {
      return { name: names[i]?.trim() ?? '', kind: kinds[i] ?? 'human' };
    });
    begin(wish, seats).catch((error: unknown) => {
      const told = error instanceof EngineError ? error.told : undefined;
      setProblem(told ? text.say(told.rule, told.params) : text.t('home.cannotBegin'));
    });
  };

  return (
    <Dialog title={text.t('home.hotseat')} onClose={onClose}>
      <form onSubmit={submit} className="seating">
        <fieldset>
          <legend>{text.t('home.players')}</legend>
          <div className="chips">
            {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
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
        {fields.length > 0 && (
          <details>
            <summary>{text.t('home.variants')}</summary>
            <SetupFields fields={fields} wished={wished} onChange={setWished} />
          </details>
        )}
        <details>
          <summary>{text.t('home.board')}</summary>
          <BoardField game={id} board={board} onChange={setBoard} />
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
