import type { SeatInfo, TableInfo } from '@binario/protocol';
import { useState } from 'react';
import { useText } from '../../store/useText.ts';
import type { Text } from '../../text/textIn.ts';
import { sendCommand } from '../follow.ts';
import { botName, useOnline } from '../store.ts';
import { timeLeft, useServerTime } from '../timeLeft.ts';
import { Confirm } from './Confirm.tsx';

/** Wants somebody to leave the table; what that takes is said before it is sent. */
export function Removal({ seat, info }: { seat: SeatInfo; info: TableInfo }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const remove = () => void sendCommand({ do: 'remove', seat: seat.seat });
  // An automatic player that has not played yet minds nothing.
  const harmless = info.status === 'open' && seat.kind === 'bot';
  return (
    <>
      <button type="button" className="button small" onClick={harmless ? remove : () => setAsking(true)}>
        {text.t(harmless ? 'online.remove' : 'online.removePerson')}
      </button>
      {asking && <Question seat={seat} info={info} onYes={remove} onClose={() => setAsking(false)} />}
    </>
  );
}

interface QuestionProps {
  readonly seat: SeatInfo;
  readonly info: TableInfo;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

function Question({ seat, info, onYes, onClose }: QuestionProps) {
  const text = useText();
  const you = useOnline((online) => online.you?.id);
  const now = useServerTime(info);
  const { user, bot } = seat;
  const name = user === undefined ? botName(bot ?? '', seat.seat) : (info.people[user] ?? '');
  const others = info.seats.flatMap(({ user: each }) =>
    each === undefined || each === user || each === you ? [] : each,
  );
  const late = (timeLeft(info, seat, now) ?? 1) <= 0 && info.turn.actors.includes(seat.seat);
  const way = wayOf(info, user !== undefined, others.length > 0, late);
  const names = others.map((each) => info.people[each] ?? '');
  return (
    <Confirm
      title={titleOf(text, way, name)}
      words={text.t(`online.removeAsk.${way}`, { name, names })}
      onYes={way === 'inTime' ? undefined : onYes}
      onClose={onClose}
    />
  );
}

type Way = 'open' | 'vote' | 'bot' | 'botAlone' | 'late' | 'inTime';

function wayOf(info: TableInfo, isPerson: boolean, hasOthers: boolean, late: boolean): Way {
  if (info.status === 'open') return 'open';
  if (!isPerson) return hasOthers ? 'bot' : 'botAlone';
  return hasOthers ? 'vote' : late ? 'late' : 'inTime';
}

const titleOf = (text: Text, way: Way, name: string): string =>
  text.t(way === 'vote' || way === 'bot' ? 'online.removeTitle.vote' : 'online.removeTitle.now', { name });
