import { testKept } from '@binario/kernel/testing';
import { title18fb } from '../title.ts';
import { playRandom } from './support/index.ts';

testKept(title18fb, (setup, onState) => playRandom(setup, { onState }), {
  layTrack: 1000,
  stockTurn: 1000,
  buyTrains: 1000,
});
