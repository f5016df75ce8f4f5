import type { BoardFile } from '@binario/kernel';
import type { CreateRequest, SeatWish, TableAnswer } from '@binario/protocol';
import { type FormEvent, use, useState } from 'react';
import { useLocation } from 'wouter';
import { PresenterProvider, usePresenter } from '../../game/GameContext.tsx';
import { presenterOf } from '../../game/presenterOf.ts';
import { BoardField } from '../../pages/boards/BoardField.tsx';
import { askedOf, SetupFields } from '../../pages/SetupFields.tsx';
import { NumberField } from '../../pages/setup/NumberField.tsx';
import { LevelsAbout, SitterChoice } from '../../pages/setup/SitterChoice.tsx';
import { PERSON, useSetup } from '../../pages/setup/useSetup.ts';
import { useText } from '../../store/useText.ts';
import '../../text/setup/load.ts';
import { api } from '../api.ts';
import { Identity } from '../Identity.tsx';
import { Problem } from '../Problem.tsx';
import { type Manners, SettingsFields, settingsOf, usualManners } from '../panels/SettingsFields.tsx';
import { useTrying } from '../useTrying.ts';
import { OnlineFrame } from './OnlineFrame.tsx';
import '../../text/online/load.ts';

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
  const { id: game } = usePresenter();
  const setup = useSetup('online');
  const { players, fields, wished, setWished, levels, sitterAt, setSitter } = setup;
  const [board, setBoard] = useState<BoardFile | null>(null);
  const [name, setName] = useState('');
  const [manners, setManners] = useState<Manners>(usualManners);
  const { attempt, busy, problem } = useTrying();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seats = Array.from({ length: players }, (_, i): SeatWish => {
      const sitter = sitterAt(i);
      return i === 0 ? 'me' : sitter === PERSON ? 'open' : { bot: sitter };
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
      setup.remember();
      go(`/table/${info.id}`);
    });
  };

  return (
    <form className="seating" onSubmit={submit}>
      <NumberField setup={setup} />
      <fieldset>
        <legend>{text.t('setup.seats')}</legend>
        {Array.from({ length: players - 1 }, (_, i) => i + 1).map((seat) => (
          <div key={seat} className="seat-row">
            <span>{text.t('online.seat', { n: seat + 1 })}</span>
            <SitterChoice
              label={text.t('setup.who', { n: seat + 1 })}
              levels={levels}
              value={sitterAt(seat)}
              onChange={(sitter) => setSitter(seat, sitter)}
              person={text.t('setup.open')}
            />
          </div>
        ))}
        <LevelsAbout levels={levels} />
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
