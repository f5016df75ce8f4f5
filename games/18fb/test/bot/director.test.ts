import { testForesight, wish } from '@binario/bots/testing';
import { foresight18fb } from '../../bot/foresight.ts';
import { bots18fb } from '../../bot/index.ts';
import { title18fb } from '../../title.ts';

testForesight({
  title: title18fb,
  bots: bots18fb,
  foresight: foresight18fb,
  tables: [wish(3, 7), wish(5, 8)],
  most: 120,
});
