import type { LessonStep } from '@binario/web/game';
import type { Action1849 } from '../../actions.ts';
import type { LessonKey } from './en.ts';

type Word = LessonKey extends `learn.${infer W}` ? W : never;

const step = (action: Action1849, word: Word, section: string): LessonStep => ({
  action,
  say: `learn.${word}`,
  section,
});

/**
 * The auction is the rulebook's own example (section 8), move by move. Then four players found three companies and run
 * two of them as far as the first dividend, so that each kind of question comes up once.
 */
export const script: readonly LessonStep[] = [
  step({ by: 'P1', type: 'bid', private: 'SMS', price: 115 }, 'bid', '8'),
  step({ by: 'P2', type: 'bid', private: 'SMS', price: 120 }, 'overbid', '8'),
  step({ by: 'P3', type: 'bid', private: 'CNM', price: 80 }, 'bidOther', '8'),
  step({ by: 'P4', type: 'buyPrivate', private: 'SCE' }, 'buyCheapest', '8'),
  step({ by: 'P1', type: 'buyPrivate', private: 'SIGI' }, 'buyNext', '8'),
  step({ by: 'P1', type: 'pass' }, 'drop', '8'),
  step({ by: 'P2', type: 'buyPrivate', private: 'RSA' }, 'buyRsa', '8'),
  step({ by: 'P2', type: 'setValue', value: 68 }, 'setValue', '8.1'),
  step({ by: 'P3', type: 'startCorp', corp: 'IFT', value: 68 }, 'start', '9.4'),
  step({ by: 'P3', type: 'buyCert', corp: 'IFT', from: 'treasury' }, 'startMore', '9.4'),
  step({ by: 'P3', type: 'buyCert', corp: 'IFT', from: 'treasury' }, 'startMost', '9.4'),
  step({ by: 'P4', type: 'startCorp', corp: 'SFA', value: 100 }, 'startHigh', '9.4'),
  step({ by: 'P4', type: 'buyCert', corp: 'SFA', from: 'treasury' }, 'spend', '9.4'),
  step({ by: 'P1', type: 'buyCert', corp: 'CTL', from: 'treasury' }, 'buyOther', '9.3'),
  step({ by: 'P2', type: 'buyCert', corp: 'CTL', from: 'treasury' }, 'buyOwn', '9.5'),
  step({ by: 'P1', type: 'pass' }, 'passStock', '9.7'),
  step({ by: 'P4', type: 'layTile', hex: 'J6', tile: '644', rotation: 4 }, 'lay', '10.3'),
  step({ by: 'P4', type: 'buyTrain', train: '4H-0', price: 100 }, 'train', '10.6'),
  step({ by: 'P4', type: 'pass' }, 'enough', '10.6'),
  step({ by: 'P2', type: 'layTile', hex: 'G1', tile: '58', rotation: 3 }, 'layTown', '10.3'),
  step({ by: 'P2', type: 'pass' }, 'laterToken', '10.4'),
  step({ by: 'P2', type: 'buyTrain', train: '4H-1', price: 100 }, 'trainToo', '10.6'),
  step({ by: 'P2', type: 'pass' }, 'enough', '10.6'),
  step({ by: 'P3', type: 'layTile', hex: 'H10', tile: '8', rotation: 5 }, 'layCostly', '10.3.1'),
  step({ by: 'P3', type: 'buyTrain', train: '4H-2', price: 100 }, 'trainLast', '10.6'),
  step({ by: 'P3', type: 'pass' }, 'enough', '10.6'),
  step({ by: 'P3', type: 'pass' }, 'fallen', '10.5.3'),
  step({ by: 'P4', type: 'pass' }, 'passStock2', '9.7'),
  step({ by: 'P1', type: 'buyCert', corp: 'IFT', from: 'treasury' }, 'buyCheap', '9.3'),
  step({ by: 'P2', type: 'buyCert', corp: 'CTL', from: 'treasury' }, 'strengthen', '9.3'),
  step({ by: 'P3', type: 'pass' }, 'roundEnds', '9.7'),
  step({ by: 'P4', type: 'pass' }, 'roundEnds', '9.7'),
  step({ by: 'P1', type: 'pass' }, 'roundEnds', '9.7'),
  step({ by: 'P2', type: 'pass' }, 'roundEnds', '9.7'),
  step({ by: 'P4', type: 'layTile', hex: 'K7', tile: '4', rotation: 2 }, 'layToward', '10.3'),
  step({ by: 'P4', type: 'runTrains', routes: [{ train: '4H-0', hexes: ['K7', 'J6'] }] }, 'run', '10.5.1'),
  step({ by: 'P4', type: 'withhold' }, 'withhold', '10.5.3'),
  step({ by: 'P4', type: 'pass' }, 'enough', '10.6'),
  step({ by: 'P4', type: 'pass' }, 'finance', '10.8'),
  step({ by: 'P2', type: 'layTile', hex: 'H2', tile: '8', rotation: 2 }, 'layOn', '10.3'),
  step({ by: 'P2', type: 'placeToken', hex: 'C1' }, 'token', '10.4'),
  step({ by: 'P2', type: 'runTrains', routes: [{ train: '4H-1', hexes: ['C1', 'E1', 'G1'] }] }, 'runAll', '10.5.2'),
  step({ by: 'P2', type: 'payDividend' }, 'pay', '10.5.3'),
];
