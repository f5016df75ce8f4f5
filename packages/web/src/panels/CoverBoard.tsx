import { Board, type BoardProps } from '../board/Board.tsx';
import { useText } from '../store/useText.ts';

/** A board as a picture, called by the words of its cover. */
export function CoverBoard(props: Pick<BoardProps, 'sheet' | 'facts' | 'art' | 'scenery'>) {
  const text = useText();
  return <Board {...props} label={text.say('cover.blurb')} />;
}
