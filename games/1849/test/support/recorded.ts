import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ForeignGame } from '../../interchange/foreign.ts';
import { unpack } from '../../oracle/corpus.ts';

const corpus = new URL('../../corpus/', import.meta.url);

/** The games of the corpus by name. */
export const recordedGames: readonly string[] = readdirSync(corpus)
  .flatMap((file) => /^(\w+)\.json\.gz$/.exec(file)?.[1] ?? [])
  .sort();

/** A game of the corpus, in the form of the other site. */
export function recorded(name: string): ForeignGame {
  const packed = readFileSync(new URL(`${name}.json.gz`, corpus));
  return unpack(JSON.parse(gunzipSync(packed).toString())).file;
}
