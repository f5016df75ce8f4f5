import { testForesight, wish } from '@binario/bots/testing';
import { foresight1865 } from '../../bot/foresight.ts';
import { bots1865 } from '../../bot/index.ts';
import { title1865 } from '../../title.ts';

testForesight({
  title: title1865,
  bots: bots1865,
  foresight: foresight1865,
  tables: [wish(3, 7), wish(3, 8, ['short']), wish(3, 9, ['c5basic'])],
  most: 60,
});
