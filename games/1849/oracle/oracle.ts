import type { Oracle } from '@binario/terminal';
import { isRecorded, unpack } from './corpus.ts';
import { asDigest, FORMAT } from './digest.ts';
import { playRecorded } from './play.ts';

/** Games of 1849 as another engine has played them. */
export const oracle1849: Oracle = {
  isDigest: (digest) => (digest as { readonly format?: unknown } | null)?.format === FORMAT,
  unpack: (file) => (isRecorded(file) ? unpack(file) : undefined),
  compare(file, digest, beyond) {
    const { stoppedBy, ...counts } = playRecorded(file, asDigest(digest), beyond);
    return { ...counts, stoppedBy: stoppedBy?.kind };
  },
};
