import type { Lesson } from '@binario/web/game';
import type { Table1849 } from '../../table.ts';
import type { Key1849 } from '../text/en.ts';
import { script } from './script.ts';

const about: Readonly<Record<string, Key1849>> = {
  auction: 'hint.auction',
  bidding: 'hint.auctionMore',
  setValue: 'hint.setValue',
  stockTurn: 'hint.stock',
  layTrack: 'hint.lay',
  placeToken: 'hint.token',
  runTrains: 'hint.run',
  payDividend: 'hint.pay',
  buyTrains: 'hint.train',
  finance: 'hint.finance',
};

/** The lesson: the first rounds by the script; off it a word at each new kind of question. */
export const lesson1849: Lesson<Table1849> = {
  /** With this seed the companies come in an order in which Lilibeo, of whom the rulebook's examples speak, is first. */
  wish: { players: 4, seed: 3, variants: [], options: {} },
  script,
  advice({ state, tip }) {
    const step = state.flow.at(-1)?.step ?? '';
    if (step === 'auction' && tip > 0) return 'hint.auctionMore';
    return about[step] ?? 'hint.other';
  },
};
