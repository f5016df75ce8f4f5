import { type ChangeEvent, lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../chrome/Dialog.tsx';
import type { ReadFile } from '../engine/calls.ts';
import { engine } from '../engine/client.ts';
import { games as gamesOfPage } from '../game/registry.ts';
import type { GameFile } from '../model/gameFile.ts';
import type { ReadArchive } from '../store/archive.ts';
import { createGame } from '../store/createGame.ts';
import { useText } from '../store/useText.ts';
import type { ChosenBoard } from './boards/Boards.tsx';
import { SavedGame } from './SavedGame.tsx';

const Archive = lazy(() => import('./Archive.tsx').then((page) => ({ default: page.Archive })));

type Readable = Extract<ReadFile, { readonly ok: true }>;

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
  const [problem, setProblem] = useState<string | null>(null);
  const [newer, setNewer] = useState<Readable | null>(null);
  const [archive, setArchive] = useState<ReadArchive | null>(null);
  const [all, setAll] = useState(false);

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const [file] = input.files ?? [];
    if (!file) return;
    const board = await boardGame(file);
    if (board !== undefined) {
      input.value = '';
      setProblem(null);
      onBoard({ game: board, file });
      return;
    }
    const content = await file.text();
    // The same file may be chosen again, mended.
    input.value = '';
    if (/"format"\s*:\s*"binario-games"/.test(content.slice(0, 300))) {
      const { readArchive } = await import('../store/archive.ts');
      setProblem(null);
      setArchive(await readArchive(content));
      return;
    }
    const read = await engine().ask('importFile', { text: content });
    setProblem(read.ok ? null : text.t(`file.${read.problem}`, read.params));
    if (!read.ok) return;
    if (read.newerThan === null) await begin(read);
    else setNewer(read);
  };
  const begin = async ({ made, seats, more }: Readable) => go(`/game/${await createGame(made, seats, more)}`);
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
              onChange={(event) => void open(event)}
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
      {newer && <NewerRules read={newer} onOpen={() => void begin(newer)} onClose={() => setNewer(null)} />}
      {archive && (
        <Suspense>
          <Archive
            read={archive}
            onClose={() => {
              setArchive(null);
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

/**
 * The game a board file says it is of, if it is one: its head stands at the beginning.
 * The file of a game may have a board too, but deeper.
 */
async function boardGame(file: Blob): Promise<string | undefined> {
  const [head = ''] = /^\s*\{[^{[]*/.exec(await file.slice(0, 400).text()) ?? [];
  if (!/"binario"\s*:\s*"board"/.test(head)) return undefined;
  const game = /"game"\s*:\s*"([^"]*)"/.exec(head)?.[1];
  return gamesOfPage().find(({ id }) => id === game)?.id;
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
