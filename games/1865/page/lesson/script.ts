import type { LessonStep } from '@binario/web/game';
import type { Action1865 } from '../../actions.ts';
import type { LessonKey } from './en.ts';

type Word = LessonKey extends infer K ? (K extends `learn.${infer W}` ? W : never) : never;

const step = (action: Action1865, word: Word, section: string): LessonStep => ({
  action,
  say: `learn.${word}`,
  section,
});

const pass = (by: 'P1' | 'P2'): Action1865 => ({ by, type: 'pass' });

/**
 * Player 1 plays the company FMS as the rulebook's figures 1 to 3 tell it (4.9), tile by tile and lira by lira; player 2
 * keeps him company with SFSS, and the Dragons do what they must.
 */
export const script: readonly LessonStep[] = [
  step({ by: 'P1', type: 'pickCard', private: 'M3' }, 'draft', '2.5'),
  step({ by: 'P2', type: 'pickCard', private: 'M1' }, 'draftNext', '2.5'),
  step({ by: 'P2', type: 'pickCard', private: 'M6' }, 'draftBack', '2.5'),
  step({ by: 'P1', type: 'pickCard', private: 'M4' }, 'draftLast', '2.6'),
  step({ by: 'P1', type: 'launch', corp: 'FMS', value: 100 }, 'launch', '3.6'),
  step({ by: 'P2', type: 'launch', corp: 'SFSS', value: 90 }, 'launchOther', '3.6'),
  step({ by: 'P1', type: 'buyCert', corp: 'FMS', from: 'offer' }, 'float', '3.6'),
  step({ by: 'P2', type: 'buyCert', corp: 'SFSS', from: 'offer' }, 'floatOther', '3.5'),
  step({ by: 'P1', type: 'layTile', hex: 'G44', tile: '8', rotation: 1 }, 'lay', '4.2'),
  step({ by: 'P1', type: 'layTile', hex: 'G42', tile: '173', rotation: 0 }, 'layMine', '4.2'),
  step({ by: 'P1', type: 'placeMarker', route: ['F45', 'G44', 'G42'] }, 'marker', '4.4'),
  step({ by: 'P1', type: 'buyTrain', train: 'PH2-0', price: 100 }, 'train', '4.6'),
  step(pass('P1'), 'enough', '4.6'),
  step(pass('P1'), 'endTurn', '2.6'),
  step({ by: 'P2', type: 'layTile', hex: 'B27', tile: '8', rotation: 5 }, 'otherLays', '4.2'),
  step({ by: 'P2', type: 'layTile', hex: 'A28', tile: '173', rotation: 4 }, 'otherMine', '4.3'),
  step({ by: 'P2', type: 'placeMarker', route: ['C28', 'B27', 'A28'] }, 'otherMarker', '4.4'),
  step({ by: 'P2', type: 'buyTrain', train: 'PH2-1', price: 100 }, 'otherTrain', '4.6'),
  step(pass('P2'), 'enough', '4.6'),
  step(pass('P2'), 'endTurn', '2.6'),
  step({ by: 'P1', type: 'layTile', hex: 'E44', tile: '4', rotation: 2 }, 'layTown', '4.2'),
  step({ by: 'P1', type: 'layTile', hex: 'D43', tile: '8', rotation: 3 }, 'layOn', '4.3'),
  step({ by: 'P1', type: 'payDividend' }, 'pay', '4.5'),
  step({ by: 'P1', type: 'buyTrain', train: 'PH2-2', price: 100 }, 'doubleJump', '3.11'),
  step(pass('P1'), 'enough', '4.6'),
  step(pass('P1'), 'endTurn', '2.6'),
  step({ by: 'P2', type: 'layTile', hex: 'D29', tile: '8', rotation: 2 }, 'otherOn', '4.2'),
  step(pass('P2'), 'oneTile', '4.2'),
  step({ by: 'P2', type: 'payDividend' }, 'otherPays', '4.5'),
  step(pass('P2'), 'enough', '4.6'),
  step(pass('P2'), 'beforeStock', '3.12'),
  step({ by: 'P1', type: 'buyCert', corp: 'SFSS', from: 'offer' }, 'dragons', '3.2'),
  step(pass('P2'), 'dragonsAgain', '3.2'),
  step(pass('P1'), 'passes', '3.1'),
  step({ by: 'P1', type: 'layTile', hex: 'D41', tile: '4', rotation: 0 }, 'layThird', '4.2'),
  step({ by: 'P1', type: 'layTile', hex: 'D39', tile: '9', rotation: 0 }, 'layArrive', '4.2'),
  step({ by: 'P1', type: 'placeMarker', route: ['F45', 'E44', 'D43', 'D41', 'D39', 'D37'] }, 'oristano', '4.4'),
  step({ by: 'P1', type: 'withhold' }, 'withhold', '4.5'),
  step({ by: 'P1', type: 'transferCard', private: 'M3' }, 'card', '2.6'),
];
