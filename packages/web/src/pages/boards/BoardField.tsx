import { type BoardFile, type BoardFinding, boardDigest } from '@binario/kernel';
import { type ChangeEvent, useMemo, useState } from 'react';
import { engine } from '../../engine/client.ts';
import { saveBoard } from '../../store/saveAsFile.ts';
import { useText } from '../../store/useText.ts';
import { Findings } from './Findings.tsx';
import { openBoard } from './openBoard.ts';
import { useKeptBoards } from './useKeptBoards.ts';

interface BoardFieldProps {
  readonly game: string;
  /** Null: the one in the box. */
  readonly board: BoardFile | null;
  readonly onChange: (board: BoardFile | null) => void;
}

/** On which board a game is to be played: the one in the box, one opened before, or a file. */
export function BoardField({ game, board, onChange }: BoardFieldProps) {
  const text = useText();
  const [kept, refresh] = useKeptBoards();
  const [findings, setFindings] = useState<readonly BoardFinding[]>([]);
  const chosen = useMemo(() => (board ? boardDigest(board) : ''), [board]);
  const mine = kept.filter((each) => each.board.game === game);
  // Where nothing can be kept the one that was opened can still be chosen.
  const all = !board || mine.some(({ digest }) => digest === chosen) ? mine : [...mine, { digest: chosen, board }];

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    const reading = await openBoard(game, file);
    // The same file may be chosen again, mended.
    input.value = '';
    setFindings(reading.findings);
    if (!reading.board) return;
    onChange(reading.board);
    refresh();
  };

  const save = async () => {
    const shown = board ?? (await engine().ask('boxedBoard', { game }));
    if (shown) saveBoard(shown);
  };

  return (
    <fieldset className="board-field">
      <legend>{text.t('home.board')}</legend>
      <select
        aria-label={text.t('home.board')}
        value={chosen}
        onChange={(event) => {
          setFindings([]);
          onChange(all.find(({ digest }) => digest === event.target.value)?.board ?? null);
        }}
      >
        <option value="">{text.t('home.boardInBox')}</option>
        {all.map(({ digest, board: { name } }) => (
          <option key={digest} value={digest}>
            {name}
          </option>
        ))}
      </select>
      <label className="button small file-button">
        {text.t('home.boardOpen')}
        <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
      </label>
      <button type="button" className="button small" onClick={() => void save()}>
        {text.t('home.export')}
      </button>
      <Findings findings={findings} />
    </fieldset>
  );
}
