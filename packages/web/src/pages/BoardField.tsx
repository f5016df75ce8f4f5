import type { BoardFile, BoardFinding } from '@binario/kernel';
import { type ChangeEvent, useEffect, useState } from 'react';
import { engine } from '../engine/client.ts';
import { forgetBoard, type KeptBoard, keepBoard, keptBoards } from '../store/boards.ts';
import { useText } from '../store/useText.ts';

interface BoardFieldProps {
  readonly game: string;
  /** Null: the one in the box. */
  readonly board: BoardFile | null;
  readonly onChange: (board: BoardFile | null) => void;
}

/** On which board a game is to be played: the one in the box, one opened before, or a file. */
export function BoardField({ game, board, onChange }: BoardFieldProps) {
  const text = useText();
  const [kept, setKept] = useState<readonly KeptBoard[]>([]);
  const [findings, setFindings] = useState<readonly BoardFinding[]>([]);
  // Where nothing can be kept a board can still be opened.
  const refresh = () => void keptBoards().then(setKept, () => setKept([]));
  useEffect(refresh, []);
  const mine = kept.filter((each) => each.board.game === game);
  const chosen = mine.find((each) => each.board === board || each.board.name === board?.name)?.digest ?? '';

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const file = input.files?.[0];
    if (!file) return;
    const reading = await engine().ask('readBoard', { game, text: await file.text() });
    // The same file may be chosen again, mended.
    input.value = '';
    setFindings(reading.findings);
    if (!reading.board) return;
    onChange(reading.board);
    await keepBoard(reading.board).then(refresh, () => undefined);
  };

  return (
    <fieldset className="board-field">
      <legend>{text.t('home.board')}</legend>
      <select
        aria-label={text.t('home.board')}
        value={board ? chosen : ''}
        onChange={(event) => {
          setFindings([]);
          onChange(mine.find(({ digest }) => digest === event.target.value)?.board ?? null);
        }}
      >
        <option value="">{text.t('home.boardInBox')}</option>
        {mine.map(({ digest, board: { name } }) => (
          <option key={digest} value={digest}>
            {name}
          </option>
        ))}
      </select>
      <label className="button small file-button">
        {text.t('home.boardOpen')}
        <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
      </label>
      {board && chosen && (
        <button
          type="button"
          className="button small"
          onClick={() => {
            onChange(null);
            void forgetBoard(chosen).then(refresh);
          }}
        >
          {text.t('home.boardForget')}
        </button>
      )}
      <Findings findings={findings} />
    </fieldset>
  );
}

/** Of very many the first are enough to mend it. */
const SHOWN = 12;

function Findings({ findings }: { findings: readonly BoardFinding[] }) {
  const text = useText();
  const errors = findings.filter(({ severity }) => severity === 'error');
  const shown = errors.length > 0 ? errors : findings;
  if (shown.length === 0) return null;
  return (
    <div className="refusal-box" role="alert">
      <p>{text.t(errors.length > 0 ? 'home.boardRefused' : 'home.boardDeparts', { n: shown.length })}</p>
      <ul>
        {shown.slice(0, SHOWN).map(({ at, key, params, cite }) => (
          <li key={`${at} ${key}`}>
            {text.say(key, params)} {cite}
          </li>
        ))}
      </ul>
    </div>
  );
}
