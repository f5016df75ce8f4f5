import type { BoardFile } from '@binario/kernel';
import type { CreateRequest, SeatWish, TableAnswer } from '@binario/protocol';
import { type FormEvent, use, useState } from 'react';
import { useLocation } from 'wouter';
import { PresenterProvider, usePresenter } from '../../game/GameContext.tsx';
import { presenterOf } from '../../game/presenterOf.ts';
import { BoardField } from '../../pages/BoardField.tsx';
import { askedOf, SetupFields, type Wished } from '../../pages/SetupFields.tsx';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { Identity } from '../Identity.tsx';
import { Problem } from '../Problem.tsx';
import { useTrying } from '../useTrying.ts';
import { OnlineFrame } from './OnlineFrame.tsx';
import { type Manners, SettingsFields, settingsOf, usualManners } from './SettingsFields.tsx';

/** A table on the server: game, seats, variants, manners. */
export function NewTable({ game }: { game: string }) {
  const presenter = use(presenterOf(game));
  const text = useText();
  return (
    <PresenterProvider presenter={presenter}>
      <OnlineFrame title={text.labelled(text.t('online.new'), presenter.name)}>
        <Identity>
          <Form />
        </Identity>
      </OnlineFrame>
    </PresenterProvider>
  );
}

function Form() {
  const text = useText();
  const [, go] = useLocation();
  const { id: game, form } = usePresenter();
  const { min, max } = form.players;
  const [players, setPlayers] = useState(form.usual);
  const [bots, setBots] = useState<ReadonlySet<number>>(new Set());
  const [wished, setWished] = useState<Wished>({ variants: [], options: {} });
  const [board, setBoard] = useState<BoardFile | null>(null);
  const [name, setName] = useState('');
  const [manners, setManners] = useState<Manners>(usualManners);
  const { attempt, busy, problem } = useTrying();
  const fields = form.fields(players);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seats = Array.from({ length: players }, (_, i): SeatWish => {
      return i === 0 ? 'me' : bots.has(i) ? { bot: 'casual' } : 'open';
    });
    const { variants, options } = askedOf(fields, wished);
    const settings = { ...settingsOf(manners), ...(name.trim() && { name: name.trim() }) };
    const wish: CreateRequest = {
      game,
      players,
      variants: [...variants],
      options: { ...options },
      ...(board && { board }),
      seats,
      settings,
    };
    void attempt(async () => {
      const { info } = await api<TableAnswer>('POST', '/tables', wish);
      go(`/table/${info.id}`);
    });
  };

  return (
    <form className="seating" onSubmit={submit}>
      <fieldset>
        <legend>{text.t('home.players')}</legend>
        <div className="chips">
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
            <button key={n} type="button" className="chip" aria-pressed={players === n} onClick={() => setPlayers(n)}>
              {n}
            </button>
          ))}
        </div>
        {Array.from({ length: players - 1 }, (_, i) => i + 1).map((seat) => (
          <label key={seat}>
            <input
              type="checkbox"
              checked={bots.has(seat)}
              onChange={(event) => {
                const next = new Set(bots);
                if (event.target.checked) next.add(seat);
                else next.delete(seat);
                setBots(next);
              }}
            />
            {text.labelled(text.t('online.seat', { n: seat + 1 }), text.t('home.automatic'))}
          </label>
        ))}
      </fieldset>
      {fields.length > 0 && (
        <fieldset>
          <legend>{text.t('home.variants')}</legend>
          <SetupFields fields={fields} wished={wished} onChange={setWished} />
        </fieldset>
      )}
      <BoardField game={game} board={board} onChange={setBoard} />
      <label>
        {text.t('online.name')}
        <input maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <SettingsFields manners={manners} onChange={setManners} />
      <Problem words={problem} />
      <button type="submit" className="button primary large" disabled={busy}>
        {text.t('online.make')}
      </button>
    </form>
  );
}
