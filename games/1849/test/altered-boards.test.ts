import { playOut } from '@binario/bots';
import { testAlterations } from '@binario/kernel/testing';
import { bots1849 } from '../bot/index.ts';
import { title1849 } from '../title.ts';
import { alterations1849 } from './support/alterations.ts';

testAlterations(title1849, {
  alterations: alterations1849,
  play: (wish, looking) => playOut(title1849, wish, bots1849.random, { ...looking, most: 20_000 }),
});
