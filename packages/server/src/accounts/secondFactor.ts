import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Refused } from '../security/refused.ts';
import { hashToken } from '../security/tokens.ts';
import { newTotpSecret, totpStep } from '../security/totp.ts';
import type { Database } from '../store/database.ts';
import type { SecondFactorRow } from '../store/schema/accounts.ts';

const SPARES = 10;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SPARE_LENGTH = 16;

/** Codes of an authenticator that somebody is asked for beside the password, and spare ones for when it is lost. */
export class SecondFactor {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** How many spare codes are left; undefined for whoever is not asked for codes. */
  async sparesOf(account: string): Promise<number | undefined> {
    const row = await this.rowOf(account);
    return row?.confirmed === 1 ? hashesOf(row).length : undefined;
  }

  /** A new secret, asked for from when its first code is shown. */
  async begin(account: string): Promise<string> {
    const secret = newTotpSecret();
    const row = { secret, confirmed: 0, last_step: 0, spare_hashes: '[]', created_at: this.now() };
    await this.db
      .insertInto('second_factor')
      .values({ account_id: account, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    return secret;
  }

  /** The first code shows that the authenticator has the secret; the spare codes are shown this once. */
  async confirm(account: string, code: string): Promise<readonly string[]> {
    const row = await this.rowOf(account);
    const step = row?.confirmed === 0 ? totpStep(row.secret, code, this.now(), row.last_step) : undefined;
    if (step === undefined) throw new Refused(403, 'wrongCode', 'the code is wrong');
    const spares = Array.from({ length: SPARES }, newSpare);
    await this.db
      .updateTable('second_factor')
      .set({ confirmed: 1, last_step: step, spare_hashes: JSON.stringify(spares.map(hashToken)) })
      .where('account_id', '=', account)
      .execute();
    return spares;
  }

  /** Lets pass whoever is not asked for codes, and whoever shows one that was not used before. */
  async demand(account: string, given: string | undefined): Promise<void> {
    const row = await this.rowOf(account);
    if (row?.confirmed !== 1) return;
    if (given === undefined) throw new Refused(401, 'codeNeeded', 'a code of the authenticator is needed too');
    const code = given.replace(/[\s-]/g, '').toLowerCase();
    const step = totpStep(row.secret, code, this.now(), row.last_step);
    const spares = hashesOf(row);
    const left = spares.filter((hash) => hash !== hashToken(code));
    const used = step === undefined ? { spare_hashes: JSON.stringify(left) } : { last_step: step };
    const wrong = step === undefined && left.length === spares.length;
    // Of two who come with the same code at once only one finds the row as it was read.
    const { numUpdatedRows } = wrong
      ? { numUpdatedRows: 0n }
      : await this.db
          .updateTable('second_factor')
          .set(used)
          .where('account_id', '=', account)
          .where('last_step', '=', row.last_step)
          .where('spare_hashes', '=', row.spare_hashes)
          .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refused(401, 'wrongCode', 'the code is wrong, or was used already');
  }

  async end(account: string): Promise<void> {
    await this.db.deleteFrom('second_factor').where('account_id', '=', account).execute();
  }

  private rowOf(account: string): Promise<SecondFactorRow | undefined> {
    return this.db.selectFrom('second_factor').selectAll().where('account_id', '=', account).executeTakeFirst();
  }
}

const hashesOf = ({ spare_hashes }: SecondFactorRow): readonly string[] => JSON.parse(spare_hashes) as string[];

const newSpare = (): string => Array.from({ length: SPARE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
