import { roundName } from '@binario/rail';
import { type ChangeEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../chrome/Dialog.tsx';
import type { ReadFile } from '../engine/calls.ts';
import { engine } from '../engine/client.ts';
import { nameOf } from '../game/registry.ts';
import type { GameFile } from '../model/gameFile.ts';
import { createGame } from '../store/createGame.ts';
import { saveAsFile } from '../store/saveAsFile.ts';
import { forgetGame } from '../store/savedGames.ts';
import { useText } from '../store/useText.ts';
import { seatName } from '../text/seatName.ts';

type Readable = Extract<ReadFile, { readonly ok: true }>;

interface SavedGamesProps {
  readonly games: readonly GameFile[] | null;
  /** The browser does not let this page look at what is kept. */
  readonly unreadable: boolean;
  readonly onChange: () => void;
}

/** The games on this device, and the door for files. */
export function SavedGames({ games, unreadable, onChange }: SavedGamesProps) {
  const text = useText();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const [newer, setNewer] = useState<Readable | null>(null);

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    const read = await engine().ask('importFile', { text: await file.text() });
    // The same file may be chosen again, mended.
    input.value = '';
    setProblem(read.ok ? null : text.t(`file.${read.problem}`, read.params));
    if (!read.ok) return;
    if (read.newerThan === null) await begin(read);
    else setNewer(read);
  };
  const begin = async ({ made, seats, more }: Readable) => go(`/game/${await createGame(made, seats, more)}`);

  return (
    <section className="saved-games" aria-labelledby="saved-title">
      <header>
        <h2 id="saved-title">{text.t('home.mine')}</h2>
        <label className="button file-button">
          {text.t('home.import')}
          <input type="file" accept=".json,.moves,application/json,text/plain" onChange={(event) => void open(event)} />
        </label>
      </header>
      {problem && (
        <p className="refusal-box" role="alert">
          {problem}
        </p>
      )}
      {newer && <NewerRules read={newer} onOpen={() => void begin(newer)} onClose={() => setNewer(null)} />}
      {unreadable && (
        <p className="refusal-box" role="alert">
          {text.t('table.unreadable')}
        </p>
      )}
      {games?.length === 0 && !unreadable && (
        <p className="quiet">
          {text.t('home.none')} {text.t('home.importHint')}.
        </p>
      )}
      <ul>
        {games?.map((game) => (
          <li key={game.id}>
            <button type="button" className="saved-open" onClick={() => go(`/game/${game.id}`)}>
              <b>{nameOf(game.game)}</b> · {text.list(game.seats.map((seat, i) => seatName(text, seat, i)))}
              <span className="quiet">
                {roundName(text.language, game.round)} · {text.t('home.moves', { n: game.actions.length })} ·{' '}
                {text.write(game.updated, 'date')}
                {game.over && ` · ${text.t('home.over')}`}
              </span>
            </button>
            <button type="button" className="button small" onClick={() => saveAsFile(game)}>
              {text.t('home.export')}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => {
                if (confirm(text.t('home.deleteAsk'))) void forgetGame(game.id).then(onChange);
              }}
            >
              {text.t('home.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked before a game is opened by rules that are older than its own. */
function NewerRules({ read, onOpen, onClose }: { read: Readable; onOpen: () => void; onClose: () => void }) {
  const text = useText();
  const { made, more, newerThan } = read;
  const params = { theirs: more.origin?.rules ?? 0, ours: newerThan ?? 0, moves: made.actions.length };
  const all = more.origin?.parting === undefined;
  return (
    <Dialog title={text.t('file.newer', params)} onClose={onClose}>
      <p>{text.t(all ? 'file.newerAll' : 'file.newerPart', params)}</p>
      <p className="dialog-buttons">
        <button type="button" className="button primary" onClick={onOpen}>
          {text.t('file.openSoFar')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text.t('app.cancel')}
        </button>
      </p>
    </Dialog>
  );
}
