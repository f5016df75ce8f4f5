import type { Kysely } from 'kysely';
import { hashToken, newId, newToken } from '../security/tokens.ts';
import type { Database } from '../store/database.ts';
import { Gathered, inFewSizes } from '../store/gathered.ts';
import type { SessionRow } from '../store/schema/accounts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A browser's token is replaced this often. */
const ROTATE_AFTER = DAY;
/** How long a replaced token still works once its successor has been seen. */
const GRACE = MINUTE;
/** Until the successor has been seen the old token must work: the answer that carried the new one may have been lost. */
const UNTIL_SEEN = Number.MAX_SAFE_INTEGER;
const TOUCH_AFTER = 10 * MINUTE;
const MOST_SESSIONS = 40;
/** Sockets whose sessions are looked up at once. */
const LOOKED_UP_TOGETHER = 256;
/** As far apart as commits begin: a move waits for its commit longer than for this. */
const BETWEEN_LOOKS_MS = 4;

/** The kind of a session of a program that may only look on. */
export const WATCHES = 'watchToken';

/** Who holds a session: a browser, a program, or a program that only watches. */
export type SessionKind = 'browser' | 'token' | typeof WATCHES;

/** The session and the account a presented token belongs to. */
export interface Found {
  readonly session: Pick<SessionRow, 'id' | 'kind' | 'label'>;
  readonly account: {
    readonly id: string;
    readonly name: string;
    readonly kind: 'guest' | 'member';
    readonly language: string;
  };
  /** The token was replaced: the browser must be told. */
  readonly replacement?: string;
}

/** How long sessions last, and by which clock. */
export interface BookOptions {
  readonly now: () => number;
  readonly days: number;
  /** A member's session in a browser ends after so many days, however much it is used. */
  readonly mostDays: number;
}

/** What decides how old a session may become. */
type Aging = Pick<SessionRow, 'kind' | 'created_at'> & { readonly account_kind: string };

/** Who is signed in. Nothing is remembered outside the database, so a revoked session ends at once on every node. */
export class SessionBook {
  private readonly db: Kysely<Database>;
  private readonly now: () => number;
  readonly lifetime: number;
  private readonly most: number;
  /** Every socket asks before it does something. */
  private readonly aging: Gathered<string, Aging>;

  constructor(db: Kysely<Database>, { now, days, mostDays }: BookOptions) {
    this.db = db;
    this.now = now;
    this.most = mostDays * DAY;
    this.lifetime = days * DAY;
    this.aging = new Gathered((ids) => this.lookUp(ids), {
      most: LOOKED_UP_TOGETHER,
      apartMs: BETWEEN_LOOKS_MS,
    });
  }

  async open(account: string, kind: SessionKind, label: string): Promise<{ id: string; token: string }> {
    const token = newToken();
    const now = this.now();
    const id = newId();
    await this.db
      .insertInto('session')
      .values({
        id,
        account_id: account,
        kind,
        token_hash: hashToken(token),
        previous_hash: null,
        previous_until: 0,
        rotated_at: now,
        created_at: now,
        seen_at: now,
        expires_at: now + this.lifetime,
        label: label.slice(0, 120),
      })
      .execute();
    await this.dropOldest(account);
    return { id, token };
  }

  /** Whose token is this? `rotate` where the answer can carry a new one. */
  async find(token: string, { rotate }: { rotate: boolean }): Promise<Found | undefined> {
    const now = this.now();
    const hash = hashToken(token);
    const row = await this.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.id', 'session.kind', 'session.label', 'session.token_hash', 'session.previous_hash'])
      .select(['session.previous_until', 'session.rotated_at', 'session.seen_at', 'session.created_at'])
      .select(['account.id as account_id', 'account.name', 'account.kind as account_kind', 'account.language'])
      .where((eb) =>
        eb.or([eb('token_hash', '=', hash), eb.and([eb('previous_hash', '=', hash), eb('previous_until', '>', now)])]),
      )
      .where('expires_at', '>', now)
      .where('account.kind', '!=', 'left')
      .executeTakeFirst();
    if (!row || !this.counts(row)) return undefined;
    const current = row.token_hash === hash;
    if (current && row.previous_hash !== null && row.previous_until === UNTIL_SEEN)
      await this.seenSuccessor(row.id, hash);
    if (now - row.seen_at > TOUCH_AFTER) await this.touch(row);
    const due = now - row.rotated_at > (current ? ROTATE_AFTER : GRACE);
    const replacement =
      rotate && row.kind === 'browser' && due ? await this.rotate(row.id, row.token_hash, hash) : undefined;
    return {
      session: { id: row.id, kind: row.kind, label: row.label },
      account: {
        id: row.account_id,
        name: row.name,
        kind: row.account_kind === 'member' ? 'member' : 'guest',
        language: row.language,
      },
      ...(replacement === undefined ? {} : { replacement }),
    };
  }

  /** Does this session still count? For sockets, which outlive many tokens. */
  async lives(session: string): Promise<boolean> {
    const found = await this.aging.of(session);
    return found !== undefined && this.counts(found);
  }

  private async lookUp(ids: readonly string[]): Promise<ReadonlyMap<string, Aging>> {
    const rows = await this.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.id', 'session.kind', 'session.created_at', 'account.kind as account_kind'])
      .where('session.id', 'in', inFewSizes(ids))
      .where('expires_at', '>', this.now())
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  list(
    account: string,
  ): Promise<Pick<SessionRow, 'id' | 'kind' | 'label' | 'created_at' | 'seen_at' | 'expires_at'>[]> {
    return this.db
      .selectFrom('session')
      .select(['id', 'kind', 'label', 'created_at', 'seen_at', 'expires_at'])
      .where('account_id', '=', account)
      .where('expires_at', '>', this.now())
      .orderBy('seen_at', 'desc')
      .execute();
  }

  async end(account: string, session: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('session')
      .where('account_id', '=', account)
      .where('id', '=', session)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async endAll(account: string, except?: string): Promise<void> {
    await this.db
      .deleteFrom('session')
      .where('account_id', '=', account)
      .where('id', '!=', except ?? '')
      .execute();
  }

  async sweep(): Promise<void> {
    await this.db.deleteFrom('session').where('expires_at', '<=', this.now()).execute();
  }

  private async rotate(id: string, stored: string, presented: string): Promise<string | undefined> {
    const token = newToken();
    const { numUpdatedRows } = await this.db
      .updateTable('session')
      .set({
        token_hash: hashToken(token),
        previous_hash: presented,
        previous_until: UNTIL_SEEN,
        rotated_at: this.now(),
      })
      .where('id', '=', id)
      .where('token_hash', '=', stored)
      .executeTakeFirst();
    // Another request under way was faster: its answer carries the new token.
    return numUpdatedRows > 0n ? token : undefined;
  }

  private async seenSuccessor(id: string, hash: string): Promise<void> {
    await this.db
      .updateTable('session')
      .set({ previous_until: this.now() + GRACE })
      .where('id', '=', id)
      .where('token_hash', '=', hash)
      .where('previous_until', '=', UNTIL_SEEN)
      .execute();
  }

  /** A browser may be somebody else's by now. A program has no password to show again, and a guest would lose the games. */
  private ends({ kind, created_at, account_kind }: Aging): number {
    return kind === 'browser' && account_kind === 'member' ? created_at + this.most : Number.POSITIVE_INFINITY;
  }

  private counts(session: Aging): boolean {
    return this.now() < this.ends(session);
  }

  private async touch(session: Aging & Pick<SessionRow, 'id' | 'account_id'>): Promise<void> {
    const now = this.now();
    const expires_at = Math.min(now + this.lifetime, this.ends(session));
    await this.db.updateTable('session').set({ seen_at: now, expires_at }).where('id', '=', session.id).execute();
    await this.db.updateTable('account').set({ seen_at: now }).where('id', '=', session.account_id).execute();
  }

  /** Signing in for ever must not fill the database. */
  private async dropOldest(account: string): Promise<void> {
    const kept = this.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', account)
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(MOST_SESSIONS);
    await this.db.deleteFrom('session').where('account_id', '=', account).where('id', 'not in', kept).execute();
  }
}
