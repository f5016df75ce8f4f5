import type { Table1849 } from '@binario/game-1849';
import type { Lesson } from '../parts/lesson.ts';
import type { Key1849 } from './text/en.ts';

const about: Readonly<Record<string, Key1849>> = {
  auction: 'learn.auction',
  bidding: 'learn.auctionMore',
  setValue: 'learn.setValue',
  stockTurn: 'learn.stock',
  layTrack: 'learn.lay',
  placeToken: 'learn.token',
  runTrains: 'learn.run',
  payDividend: 'learn.pay',
  buyTrains: 'learn.train',
  finance: 'learn.finance',
};

/** The first round, with a word at each new kind of question. */
export const lesson1849: Lesson<Table1849> = {
  wish: { players: 3, seed: 1849, variants: [], options: { delayIft: 'true' } },
  advice({ state, tip, round }) {
    const step = state.flow.at(-1)?.step ?? '';
    if (/^SR [2-9]/.test(round)) return 'learn.done';
    if (step === 'auction' && tip > 0) return 'learn.auctionMore';
    return about[step] ?? 'learn.other';
  },
};
