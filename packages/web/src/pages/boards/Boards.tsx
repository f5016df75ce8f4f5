import type { BoardFinding } from '@binario/kernel';
import { use, useEffect, useRef, useState } from 'react';
import { ThemeProvider } from '../../game/GameContext.tsx';
import type { Presenter } from '../../game/presenter.ts';
import { presenterOf } from '../../game/presenterOf.ts';
import { nameOf } from '../../game/registry.ts';
import { forgetBoard, type KeptBoard } from '../../store/boards.ts';
import { saveBoard } from '../../store/saveAsFile.ts';
import { useText } from '../../store/useText.ts';
import '../../text/setup/load.ts';
import { SetupDialog } from '../setup/SetupDialog.tsx';
import { Findings } from './Findings.tsx';
import { openBoard } from './openBoard.ts';
import { useKeptBoards } from './useKeptBoards.ts';

/** A board file that somebody has chosen on the home page, and the game it says it is of. */
export interface ChosenBoard {
  readonly game: string;
  readonly file: Blob;
}

/** The boards somebody has opened on this device: to play on, to save as files, to delete. */
export function Boards({ chosen }: { chosen: ChosenBoard | null }) {
  const text = useText();
  const [kept, refresh] = useKeptBoards();
  const [read, setRead] = useState<{ readonly game: string; readonly findings: readonly BoardFinding[] } | null>(null);
  const [playing, setPlaying] = useState<{ readonly presenter: Presenter; readonly on: KeptBoard } | null>(null);
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!chosen) return;
    void openBoard(chosen.game, chosen.file).then(({ findings }) => {
      setRead({ game: chosen.game, findings });
      refresh();
      place.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [chosen, refresh]);

  const remove = ({ digest, board: { name } }: KeptBoard) => {
    if (confirm(text.t('boards.deleteAsk', { name }))) void forgetBoard(digest).then(refresh);
  };
  if (kept.length === 0 && !read) return null;
  return (
    <section className="kept-boards" aria-labelledby="boards-title" ref={place}>
      <h2 id="boards-title">{text.t('boards.title')}</h2>
      <p className="quiet">{text.t('boards.hint')}</p>
      {read && <SpokenFindings {...read} />}
      <ul>
        {kept.map((each) => (
          <li key={each.digest}>
            <span className="kept-board">
              <b>{each.board.name}</b> · {nameOf(each.board.game)}
            </span>
            <button
              type="button"
              className="button small"
              onClick={() => void presenterOf(each.board.game).then((presenter) => setPlaying({ presenter, on: each }))}
            >
              {text.t('home.solo')}
            </button>
            <button type="button" className="button small" onClick={() => saveBoard(each.board)}>
              {text.t('home.export')}
            </button>
            <button type="button" className="button small" onClick={() => remove(each)}>
              {text.t('home.delete')}
            </button>
          </li>
        ))}
      </ul>
      {playing && (
        <SetupDialog
          presenter={playing.presenter}
          kind="alone"
          board={playing.on.board}
          onClose={() => setPlaying(null)}
        />
      )}
    </section>
  );
}

/** What was found, in the words of the game the board is of. */
function SpokenFindings({ game, findings }: { game: string; findings: readonly BoardFinding[] }) {
  return (
    <ThemeProvider theme={use(presenterOf(game)).theme}>
      <Findings findings={findings} />
    </ThemeProvider>
  );
}
