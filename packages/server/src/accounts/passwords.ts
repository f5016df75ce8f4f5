import { type Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's least for argon2id: 19 MiB, two passes, one lane.
const COST = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The fewest characters of a password. */
export const LEAST_PASSWORD = 8;
/** Hashing is work that strangers can ask for: its input is bounded. */
export const MOST_PASSWORD = 200;

/** The slow hash of a password, as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST);

/** Does the password belong to the stored hash? */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password.normalize('NFKC'));
}

/** Was it hashed as it would be today? */
export const isHashedAsToday = (stored: string): boolean =>
  stored.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`);

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that the time of an answer does not tell whether a name exists. */
export async function pretendToVerify(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
  return false;
}
