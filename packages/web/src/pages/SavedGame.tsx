import { seatIndex } from '@binario/rail';
import { useLocation } from 'wouter';
import { nameOf } from '../game/registry.ts';
import type { GameFile } from '../model/gameFile.ts';
import { saveAsFile } from '../store/saveAsFile.ts';
import { forgetGame } from '../store/savedGames.ts';
import { useText } from '../store/useText.ts';
import { seatName } from '../text/seatName.ts';
import type { Text } from '../text/textIn.ts';

/** One game of this device: who plays, where it stands. */
export function SavedGame({ game, onChange }: { game: GameFile; onChange: () => void }) {
  const text = useText();
  const [, go] = useLocation();
  return (
    <li>
      <button type="button" className="saved-open" onClick={() => go(`/game/${game.id}`)}>
        <b>{nameOf(game.game)}</b> · {text.list(game.seats.map((seat, i) => seatName(text, seat, i)))}
        <span className="saved-where">{whereOf(text, game)}</span>
        <span className="quiet">
          {text.t('home.moves', { n: game.actions.length })} · {text.write(game.updated, 'date')}
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
  );
}

/** The round in words and whose turn it is, or who has won. Games saved before this was kept say what they know. */
export function whereOf(text: Text, { seats, round, over, turn, winners, lesson }: GameFile): string {
  const nameAt = (player: string): string => {
    const seat = seats[seatIndex(player)];
    return seat ? seatName(text, seat, seatIndex(player)) : player;
  };
  if (over) {
    const names = winners?.map(nameAt) ?? [];
    const result = names.length > 0 ? [text.t(names.length > 1 ? 'end.shared' : 'end.winner', { names })] : [];
    return [text.t('home.over'), ...result].join(' · ');
  }
  return [
    ...(lesson ? [text.t('learn.title')] : []),
    roundWords(text, round),
    ...(turn ? [text.t('home.turn', { player: nameAt(turn) })] : []),
  ].join(' · ');
}

/** `OR 3.1` as "Operating round 3.1"; a round without words as it is. */
export function roundWords(text: Text, round: string): string {
  const [kind = '', n = ''] = round.split(' ');
  return text.has(`round.${kind}`) ? text.say(`round.${kind}`, { n }) : round;
}
