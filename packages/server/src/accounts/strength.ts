import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Refused } from '../security/refused.ts';

/** Of what is longer, the beginning says enough, and looking at all of it would be work that strangers can ask for. */
const LOOKED_AT = 40;
/** Below this a password is among the first 1,000,000 that somebody would try. */
const LEAST_SCORE = 2;

let guesser: Promise<ZxcvbnFactory> | undefined;

/** With the list of 49,000 passwords that were found in breaches; loaded when the first password is chosen. */
async function loaded(): Promise<ZxcvbnFactory> {
  const [core, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Refuses a new password that is found in lists, or that anybody who knows these words would guess soon. */
export async function demandStrength(password: string, known: readonly string[]): Promise<void> {
  guesser ??= loaded();
  const looked = password.normalize('NFKC').slice(0, LOOKED_AT);
  const { score } = (await guesser).check(looked, ['binario', ...known]);
  if (score < LEAST_SCORE) throw new Refused(400, 'weakPassword', 'this password is among the first that are tried');
}
