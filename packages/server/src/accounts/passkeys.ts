import type { Kysely } from 'kysely';
import type { PasskeyKey } from '../security/coseKey.ts';
import { Refused } from '../security/refused.ts';
import { hashToken, newToken } from '../security/tokens.ts';
import {
  type Asserted,
  type Attested,
  BadPasskey,
  challengeOf,
  checkAsserted,
  checkAttested,
  type Place,
} from '../security/webauthn.ts';
import type { Database } from '../store/database.ts';
import type { PasskeyRow } from '../store/schema/accounts.ts';
import { isDuplicate } from '../store/store.ts';

const ANSWERED_WITHIN = 5 * 60_000;
const MOST = 20;

/** Keys that open an account without the password: the authenticator asks for a finger, a face or a number itself. */
export class Passkeys {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  list(account: string): Promise<PasskeyRow[]> {
    return this.db
      .selectFrom('passkey')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  /** Something new to be signed: for a new passkey of somebody, or by anybody who has one. */
  async challenge(account: string | null): Promise<string> {
    const challenge = newToken();
    const row = { hash: hashToken(challenge), account_id: account, expires_at: this.now() + ANSWERED_WITHIN };
    await this.db.insertInto('challenge').values(row).execute();
    return challenge;
  }

  async add(account: string, label: string, given: Attested, place: Place): Promise<PasskeyRow> {
    const { key, counter } = checkAttested(given, await this.taken(given.clientData, account), place);
    if ((await this.list(account)).length >= MOST) throw new Refused(409, 'tooMany', `an account has ${MOST} at most`);
    const row: PasskeyRow = {
      id: given.id,
      account_id: account,
      key: JSON.stringify(key),
      counter,
      label,
      created_at: this.now(),
      used_at: null,
    };
    try {
      await this.db.insertInto('passkey').values(row).execute();
    } catch (error) {
      throw isDuplicate(error) ? new BadPasskey('there is one of this name') : error;
    }
    return row;
  }

  /** The account that the passkey opens. */
  async use(given: Asserted, place: Place): Promise<string> {
    const challenge = await this.taken(given.clientData, null);
    const row = await this.db.selectFrom('passkey').selectAll().where('id', '=', given.id).executeTakeFirst();
    if (!row) throw new BadPasskey('nobody has it');
    const key = JSON.parse(row.key) as PasskeyKey;
    const counter = checkAsserted(given, challenge, place, { ...key, counter: row.counter });
    const { numUpdatedRows } = await this.db
      .updateTable('passkey')
      .set({ counter, used_at: this.now() })
      .where('id', '=', row.id)
      // Of two who come with the same count only one is the authenticator.
      .where('counter', '=', row.counter)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new BadPasskey('it was used at the same moment');
    return row.account_id;
  }

  async remove(account: string, id: string): Promise<boolean> {
    const gone = this.db.deleteFrom('passkey').where('account_id', '=', account).where('id', '=', id);
    return (await gone.executeTakeFirst()).numDeletedRows > 0n;
  }

  async removeAll(account: string): Promise<void> {
    await this.db.deleteFrom('passkey').where('account_id', '=', account).execute();
  }

  async sweep(): Promise<void> {
    await this.db.deleteFrom('challenge').where('expires_at', '<=', this.now()).execute();
  }

  /** The challenge that is answered, taken out before anything is looked at: no answer counts twice. */
  private async taken(clientData: string, account: string | null): Promise<string> {
    const challenge = challengeOf(clientData);
    const row = await this.db
      .deleteFrom('challenge')
      .where('hash', '=', hashToken(challenge))
      .where('account_id', account === null ? 'is' : '=', account)
      .returning('expires_at')
      .executeTakeFirst();
    if (!row || row.expires_at <= this.now()) throw new BadPasskey('its challenge was used, is old, or is not ours');
    return challenge;
  }
}
