import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ForeignGame } from '../../interchange/foreign.ts';
import { unpack } from '../../oracle/corpus.ts';

/** A game of the corpus, in the form of the other site. */
export function recorded(name: string): ForeignGame {
  const packed = readFileSync(new URL(`../../corpus/${name}.json.gz`, import.meta.url));
  return unpack(JSON.parse(gunzipSync(packed).toString())).file;
}
