export { pack, type Recorded, unpack } from './corpus.ts';
export { asDigest, type Digest, type DigestState } from './digest.ts';
