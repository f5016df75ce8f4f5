import { testKept } from '@binario/kernel/testing';
import { title1865 } from '../title.ts';
import { playRandom } from './support/index.ts';

testKept(title1865, (setup, onState) => playRandom(setup, { onState }), {
  layTrack: 1000,
  placeMarker: 200,
  stockTurn: 1000,
  buyTrains: 1000,
});
