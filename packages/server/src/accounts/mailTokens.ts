import type { Kysely } from 'kysely';
import { Refused } from '../security/refused.ts';
import { hashToken, looksLikeToken, newToken } from '../security/tokens.ts';
import type { Database } from '../store/database.ts';

const MINUTE = 60_000;
const LIFETIME = { reset: 60 * MINUTE, confirm: 24 * 60 * MINUTE } as const;

/** What a link sent by mail is good for. */
export type Purpose = keyof typeof LIFETIME;

/** Links that go out by mail: one use, one purpose, a short life, and the last one asked for is the only one that works. */
export class MailTokens {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async make(account: string, purpose: Purpose, email: string): Promise<string> {
    const token = newToken();
    await this.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('mail_token').where('account_id', '=', account).where('purpose', '=', purpose).execute();
      const expires_at = this.now() + LIFETIME[purpose];
      const row = { token_hash: hashToken(token), account_id: account, purpose, email, expires_at };
      await tx.insertInto('mail_token').values(row).execute();
    });
    return token;
  }

  /** Takes the token out: of two that come with the same one, the first is served. */
  async use(token: string, purpose: Purpose): Promise<{ account: string; email: string }> {
    const row = looksLikeToken(token)
      ? await this.db
          .deleteFrom('mail_token')
          .where('token_hash', '=', hashToken(token))
          .where('purpose', '=', purpose)
          .returning(['account_id', 'email', 'expires_at'])
          .executeTakeFirst()
      : undefined;
    if (!row || row.expires_at <= this.now()) {
      throw new Refused(400, 'badLink', 'this link was used, has expired or never existed');
    }
    return { account: row.account_id, email: row.email };
  }

  /** Password or address have changed: links that went out before must not change them again. */
  async drop(account: string): Promise<void> {
    await this.db.deleteFrom('mail_token').where('account_id', '=', account).execute();
  }

  async sweep(): Promise<void> {
    await this.db.deleteFrom('mail_token').where('expires_at', '<=', this.now()).execute();
  }
}
