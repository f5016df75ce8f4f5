import type { TableAnswer } from '@binario/protocol';
import { useLocation } from 'wouter';
import type { GameFile } from '../model/gameFile.ts';
import { myName } from '../store/settings.ts';
import { useText } from '../store/useText.ts';
import { api } from './api.ts';
import { Problem } from './Problem.tsx';
import { useTrying } from './useTrying.ts';
import { askWho, comeIn, useYou } from './you.ts';

/** Makes an online table of a game on this device; the device keeps its own copy. */
export function MoveOnline({ file }: { file: GameFile }) {
  const text = useText();
  const [, go] = useLocation();
  const { attempt, busy, problem } = useTrying();
  const move = async () => {
    if (!useYou.getState().account) await askWho();
    const me = file.seats.findIndex(({ kind }) => kind === 'human');
    if (!useYou.getState().account)
      await comeIn(file.seats[me]?.name || myName() || text.t('home.player', { n: me + 1 }));
    const { format, game, rules, setup, actions } = file;
    const seats = file.seats.map(({ kind, level = 'casual' }, i) =>
      i === me ? 'me' : kind === 'bot' ? { bot: level } : 'open',
    );
    const { info } = await api<TableAnswer>('POST', '/tables/import', {
      file: { format, game, rules, setup, actions },
      seats,
    });
    go(`/table/${info.id}`);
  };
  return (
    <>
      <button type="button" className="button small" disabled={busy} onClick={() => void attempt(move)}>
        {text.t('online.moveOnline')}
      </button>
      <Problem words={problem} />
    </>
  );
}
