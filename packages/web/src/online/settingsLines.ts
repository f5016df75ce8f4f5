import type { Pace, Settings } from '@binario/protocol';
import type { Text } from '../text/textIn.ts';
import { dayName, spellLength } from './timeLeft.ts';

interface Said {
  readonly title: string;
  readonly words: string;
}

type Wished = { readonly [K in keyof Settings]?: Settings[K] | undefined };

/** How much time there is, in a sentence. */
export function paceWords(text: Text, pace: Pace): string {
  const time = (seconds: number) => spellLength(text.language, seconds);
  switch (pace.kind) {
    case 'none':
      return text.t('online.pace.none');
    case 'turns': {
      const { seconds, off = [], zone = 'UTC' } = pace;
      if (off.length === 0) return text.t('online.paceSaid.turns', { time: time(seconds) });
      const names = off.map((day) => dayName(text.language, day));
      return text.t('online.paceSaid.turnsOff', { time: time(seconds), names, zone });
    }
    case 'live': {
      const { seconds, increment, move = 0 } = pace;
      const bank = { time: time(seconds), more: time(increment) };
      if (move === 0) return text.t('online.paceSaid.live', bank);
      return text.t('online.paceSaid.liveMove', { ...bank, first: time(move) });
    }
  }
}

/** How a table is played, line by line: only what is named, so that a change can be told as well as the whole. */
export function settingsLines(text: Text, settings: Wished): readonly Said[] {
  const { pace, undo, takeover, visibility, watchers, chat, draw, vacancy, name } = settings;
  const lines: (Said | false | undefined)[] = [
    name !== undefined && { title: text.t('online.name'), words: name },
    pace && { title: text.t('online.pace'), words: paceWords(text, pace) },
    pace && pace.kind !== 'none' && { title: text.t('online.late'), words: text.t(`online.late.${pace.late}`) },
    undo && { title: text.t('online.undo'), words: text.t(`online.undo.${undo}`) },
    takeover && { title: text.t('online.takeover'), words: text.t(`online.takeover.${takeover}`) },
    vacancy !== undefined && {
      title: text.t('online.vacancyTitle'),
      words: text.t(vacancy === null ? 'online.vacancy.no' : 'online.vacancy.yes'),
    },
    visibility && { title: text.t('online.visibility'), words: text.t(`online.visibility.${visibility}`) },
    watchers !== undefined && {
      title: text.t('online.watchersTitle'),
      words: text.t(watchers ? `online.watching.${chat ?? 'all'}` : 'online.watching.no'),
    },
    watchers === undefined &&
      chat !== undefined && { title: text.t('online.watchersTitle'), words: text.t(`online.watching.${chat}`) },
    draw && { title: text.t('online.draw'), words: text.t(`online.draw.${draw}`) },
  ];
  return lines.filter((line): line is Said => typeof line === 'object');
}
