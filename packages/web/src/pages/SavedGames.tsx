import { type ChangeEvent, lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../chrome/Dialog.tsx';
import type { GameFile } from '../model/gameFile.ts';
import { createGame } from '../store/createGame.ts';
import { useText } from '../store/useText.ts';
import type { ChosenBoard } from './boards/Boards.tsx';
import { SavedGame } from './SavedGame.tsx';
import { type ReadGame, useOpenedFile } from './useOpenedFile.ts';

const Archive = lazy(() => import('./Archive.tsx').then((page) => ({ default: page.Archive })));

/** So many are shown before somebody wants to see all. */
const SHOWN = 3;

interface SavedGamesProps {
  readonly games: readonly GameFile[] | null;
  /** The browser does not let this page look at what is kept. */
  readonly unreadable: boolean;
  readonly onChange: () => void;
  /** It was no game that was opened, but a board of this game. */
  readonly onBoard: (board: ChosenBoard) => void;
}

/** The games on this device, and the door for files. */
export function SavedGames({ games, unreadable, onChange, onBoard }: SavedGamesProps) {
  const text = useText();
  const [, go] = useLocation();
  const { opened, problem, open, close } = useOpenedFile(onBoard);
  const [all, setAll] = useState(false);
  const begin = async ({ made, seats, more }: ReadGame) => go(`/game/${await createGame(made, seats, more)}`);
  const chosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const [file] = input.files ?? [];
    const read = file && (await open(file));
    // The same file may be chosen again, mended.
    input.value = '';
    if (read) await begin(read);
  };
  // A single one is not worth a button.
  const shown = all || (games && games.length <= SHOWN + 1) ? games : games?.slice(0, SHOWN);
  const hidden = (games?.length ?? 0) - (shown?.length ?? 0);

  return (
    <section className="saved-games" aria-labelledby="saved-title">
      <header>
        <h2 id="saved-title">{text.t('home.mine')}</h2>
        <span className="saved-files">
          <label className="button file-button">
            {text.t('home.import')}
            <input
              type="file"
              accept=".json,.moves,application/json,text/plain"
              onChange={(event) => void chosen(event)}
            />
          </label>
          {games && games.length > 0 && (
            <button
              type="button"
              className="button"
              onClick={() => void import('../store/archive.ts').then(({ saveAll }) => saveAll())}
            >
              {text.t('home.exportAll')}
            </button>
          )}
        </span>
      </header>
      {problem && (
        <p className="refusal-box" role="alert">
          {problem}
        </p>
      )}
      {opened?.kind === 'newer' && (
        <NewerRules read={opened.read} onOpen={() => void begin(opened.read)} onClose={close} />
      )}
      {opened?.kind === 'archive' && (
        <Suspense>
          <Archive
            read={opened.read}
            onClose={() => {
              close();
              onChange();
            }}
          />
        </Suspense>
      )}
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
        {shown?.map((game) => (
          <SavedGame key={game.id} game={game} onChange={onChange} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="button small" onClick={() => setAll(true)}>
          {text.t('home.all', { n: hidden })}
        </button>
      )}
    </section>
  );
}

/** Asked before a game is opened by rules that are older than its own. */
function NewerRules({ read, onOpen, onClose }: { read: ReadGame; onOpen: () => void; onClose: () => void }) {
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
