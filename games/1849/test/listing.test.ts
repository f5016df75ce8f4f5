import { replay } from '@binario/kernel';
import { testKept } from '@binario/kernel/testing';
import { game1849 } from '../game.ts';
import { title1849 } from '../title.ts';
import { randomGame } from './support/random.ts';

testKept(
  title1849,
  (setup, onState) => replay(game1849, setup, randomGame(setup, 400).actions, { strict: false, onState }),
  { layTrack: 1000, smsTile: 10 },
);
