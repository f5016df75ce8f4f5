import type { BoardFile } from '@binario/kernel';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../chrome/Dialog.tsx';
import { EngineError } from '../../engine/client.ts';
import { PresenterProvider, usePresenter } from '../../game/GameContext.tsx';
import type { Presenter } from '../../game/presenter.ts';
import type { Seat } from '../../model/gameFile.ts';
import { myName } from '../../store/settings.ts';
import { useText } from '../../store/useText.ts';
import '../../text/setup/load.ts';
import { BoardField } from '../boards/BoardField.tsx';
import { SetupFields } from '../SetupFields.tsx';
import { useBegin } from '../useBegin.ts';
import { NumberField } from './NumberField.tsx';
import { OpponentsField, SeatsField } from './SeatsField.tsx';
import { PERSON, type Setup, useSetup } from './useSetup.ts';

/** Alone against automatic players, or together around this screen. */
export type LocalKind = 'alone' | 'together';

interface SetupDialogProps {
  readonly presenter: Presenter;
  readonly kind: LocalKind;
  /** The board chosen already; else the one in the box. */
  readonly board?: BoardFile;
  readonly onClose: () => void;
}

/** A game on this device before it begins: who plays, by which variants. */
export function SetupDialog({ presenter, ...about }: SetupDialogProps) {
  return (
    <PresenterProvider presenter={presenter}>
      <Form {...about} />
    </PresenterProvider>
  );
}

function Form({ kind, board: first, onClose }: Omit<SetupDialogProps, 'presenter'>) {
  const text = useText();
  const { id } = usePresenter();
  const { begin } = useBegin(id);
  const setup = useSetup(kind);
  const [board, setBoard] = useState<BoardFile | null>(first ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const alone = kind === 'alone';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin({ ...setup.wish(), ...(board && { board }) }, seatsOf(setup, alone))
      .then(setup.remember)
      .catch((error: unknown) => {
        const told = error instanceof EngineError ? error.told : undefined;
        setProblem(told ? text.say(told.rule, told.params) : text.t('home.cannotBegin'));
      });
  };

  return (
    <Dialog title={text.t(alone ? 'home.solo' : 'home.hotseat')} onClose={onClose}>
      <form onSubmit={submit} className="seating">
        {setup.again && <p className="quiet">{text.t('setup.again')}</p>}
        <NumberField setup={setup} alone={alone} />
        {alone ? <OpponentsField setup={setup} /> : <SeatsField setup={setup} />}
        <VariantsField setup={setup} />
        <details className="setup-board" open={first !== undefined}>
          <summary>{text.t('home.board')}</summary>
          <BoardField game={id} board={board} onChange={setBoard} />
        </details>
        {problem && (
          <p className="refusal-box" role="alert">
            {problem}
          </p>
        )}
        <button
          type="submit"
          className="button primary large"
          // biome-ignore lint/a11y/noAutofocus: Enter begins with what was chosen last time
          autoFocus
        >
          {text.t('home.start')}
        </button>
      </form>
    </Dialog>
  );
}

/** Open where something unusual is chosen, so that nobody begins with a variant unseen. */
function VariantsField({ setup: { fields, wished, setWished } }: { setup: Setup }) {
  const text = useText();
  const [chosen] = useState(wished.variants.length > 0 || Object.keys(wished.options).length > 0);
  if (fields.length === 0) return null;
  return (
    <details open={chosen}>
      <summary>{text.t('home.variants')}</summary>
      <SetupFields fields={fields} wished={wished} onChange={setWished} />
    </details>
  );
}

function seatsOf({ players, sitterAt, nameAt }: Setup, alone: boolean): readonly Seat[] {
  return Array.from({ length: players }, (_, seat): Seat => {
    if (alone && seat === 0) return { name: myName(), kind: 'human' };
    const sitter = sitterAt(seat);
    if (sitter !== PERSON) return { name: '', kind: 'bot', level: sitter };
    // Whoever is quicker than the engine plays against its usual players.
    return alone ? { name: '', kind: 'bot' } : { name: nameAt(seat).trim(), kind: 'human' };
  });
}
