import type { ExpressionBuilder, Kysely } from 'kysely';
import { newId } from '../security/tokens.ts';
import type { Database } from '../store/database.ts';
import { Gathered, inFewSizes } from '../store/gathered.ts';
import type { NoticeChannelRow, NoticeDeliveryRow } from '../store/schema/notices.ts';
import type { Store } from '../store/store.ts';
import { waitAfter } from './backOff.ts';
import { nextMorning } from './morning.ts';
import { atTable, type Notice } from './notice.ts';
import type { Outcome } from './outcome.ts';
import { isDaily, type Target } from './target.ts';

/** Longer than any attempt takes, shorter than a player wants to wait when a node dies. */
export const LEASE = 120_000;
const DAY = 86_400_000;
const KEEP_LOG = 30 * DAY;
/** Turns begin all the time, and few people have a channel: so long, and of so many people, is gathered before they are looked for. */
const GATHERED_MS = 25;
const GATHERED_MOST = 500;

type OpenChannel = Pick<NoticeChannelRow, 'id' | 'account_id' | 'target'>;

/** A delivery this node alone is carrying out, until the lease ends. */
export type Claimed = Pick<NoticeDeliveryRow, 'id' | 'channel_id' | 'account_id' | 'table_id' | 'attempts'> & {
  readonly notice: Notice;
  readonly owner: string;
};

/** Which node works off the queue of notices, and by which clock. */
export interface QueueOptions {
  readonly node: string;
  readonly now: () => number;
  /** From 0 to 1; spreads repeated attempts. */
  readonly chance?: () => number;
}

/**
 * Deliveries in the database. Nodes take them by lease: what one has taken no other touches, and what a dead node had taken is
 * free again when the lease ends. The clocks of the nodes may differ by less than a lease.
 */
export class NoticeQueue {
  private readonly db: Kysely<Database>;
  private readonly unhurried: Kysely<Database>;
  private readonly locks: boolean;
  private readonly options: Required<QueueOptions>;
  private readonly channels: Gathered<string, readonly OpenChannel[]>;

  constructor(store: Store, options: QueueOptions) {
    this.db = store.db;
    this.unhurried = store.unhurried;
    this.locks = store.kind === 'postgres';
    this.options = { chance: Math.random, ...options };
    this.channels = new Gathered((accounts) => this.openChannels(accounts), {
      most: GATHERED_MOST,
      pauseMs: GATHERED_MS,
    });
  }

  /** Tells the same thing to all open channels of these people, once each. */
  async add(accounts: readonly string[], notice: Notice, dueAt: number): Promise<void> {
    const each = await Promise.all(accounts.map((account) => this.channels.of(account)));
    const channels = each.flatMap((own) => own ?? []);
    if (channels.length === 0) return;
    const rows = channels.map(({ id, account_id, target }) => {
      const channel = JSON.parse(target) as Target;
      if (!(notice.kind === 'turn' || notice.kind === 'asked') || !isDaily(channel))
        return this.row(id, account_id, notice, dueAt);
      const morning = nextMorning(this.options.now(), channel.zone);
      return this.row(id, account_id, { kind: 'digest', since: morning }, morning);
    });
    await this.db
      .insertInto('notice_delivery')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['channel_id', 'once']).doNothing())
      .execute();
  }

  /** A test of one channel; returns the id of the delivery, taken at once by this node. */
  async addClaimed(channel: string, account: string, notice: Notice): Promise<Claimed> {
    const owner = this.newOwner();
    const now = this.options.now();
    const row = {
      ...this.row(channel, account, notice, now),
      lease_owner: owner,
      lease_until: now + LEASE,
      attempts: 1,
    };
    await this.db.insertInto('notice_delivery').values(row).execute();
    return { ...row, notice, owner };
  }

  /** Takes what is due. The condition is checked again by the update, so two nodes never get the same one. */
  async claim(most: number): Promise<readonly Claimed[]> {
    const now = this.options.now();
    const owner = this.newOwner();
    // One that reaches further than any can was claimed by a clock that has been set back since.
    const free = ({ eb, or }: ExpressionBuilder<Database, 'notice_delivery'>) =>
      or([eb('lease_until', '<=', now), eb('lease_until', '>', now + 2 * LEASE)]);
    let due = this.db
      .selectFrom('notice_delivery')
      .select('id')
      .where('due_at', '<=', now)
      .where(free)
      .orderBy('due_at')
      .limit(most);
    if (this.locks) due = due.forUpdate().skipLocked();
    const rows = await this.db
      .updateTable('notice_delivery')
      .set((eb) => ({ lease_owner: owner, lease_until: now + LEASE, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', due)
      .where('due_at', '<=', now)
      .where(free)
      .returning(['id', 'channel_id', 'account_id', 'table_id', 'attempts', 'notice'])
      .execute();
    return rows.map((row) => ({ ...row, notice: JSON.parse(row.notice) as Notice, owner }));
  }

  /** Writes down how an attempt ended. False when the lease was lost meanwhile: then another node has the word. */
  async settle(claimed: Claimed, outcome: Outcome): Promise<boolean> {
    const now = this.options.now();
    const { detail } = outcome;
    const retryAfter = outcome.kind === 'later' ? outcome.retryAfter : undefined;
    const wait = outcome.kind === 'later' ? waitAfter(claimed.attempts, this.options.chance(), retryAfter) : undefined;
    const done = { due_at: null, done_at: now };
    const change =
      wait !== undefined
        ? { state: 'waiting', due_at: now + Math.round(wait), done_at: null, detail }
        : outcome.kind === 'sent'
          ? { state: 'sent', ...done, detail }
          : {
              state: 'failed',
              ...done,
              detail,
            };
    return this.finish(claimed, change);
  }

  /** It is no longer of interest. */
  drop(claimed: Claimed, detail: string): Promise<boolean> {
    return this.finish(claimed, { state: 'dropped', due_at: null, done_at: this.options.now(), detail });
  }

  async sweep(): Promise<void> {
    const before = this.options.now() - KEEP_LOG;
    await this.unhurried
      .deleteFrom('notice_delivery')
      .where('due_at', 'is', null)
      .where('created_at', '<', before)
      .execute();
  }

  private async openChannels(accounts: readonly string[]): Promise<ReadonlyMap<string, readonly OpenChannel[]>> {
    const rows = await this.db
      .selectFrom('notice_channel')
      .select(['id', 'account_id', 'target'])
      .where('account_id', 'in', inFewSizes(accounts))
      .where('enabled', '=', 1)
      .execute();
    const found = new Map<string, OpenChannel[]>();
    for (const row of rows) found.set(row.account_id, [...(found.get(row.account_id) ?? []), row]);
    return found;
  }

  private async finish(claimed: Claimed, change: Partial<NoticeDeliveryRow>): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('notice_delivery')
      .set({ ...change, lease_owner: null, lease_until: 0 })
      .where('id', '=', claimed.id)
      .where('lease_owner', '=', claimed.owner)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  private row(channel: string, account: string, notice: Notice, dueAt: number): NoticeDeliveryRow {
    const id = newId();
    return {
      id,
      channel_id: channel,
      account_id: account,
      table_id: atTable(notice) ? notice.table.id : null,
      notice: JSON.stringify(notice),
      once: onceOf(notice, id),
      state: 'waiting',
      attempts: 0,
      due_at: dueAt,
      lease_owner: null,
      lease_until: 0,
      detail: '',
      created_at: this.options.now(),
      done_at: null,
    };
  }

  private newOwner(): string {
    return `${this.options.node} ${newId()}`;
  }
}

/** What must not be told twice has the same name. A deadline that was moved is another one. */
function onceOf(notice: Notice, id: string): string {
  switch (notice.kind) {
    case 'test':
      return `test ${id}`;
    case 'digest':
      return `digest ${notice.since}`;
    case 'reminder':
      return `reminder ${notice.table.id} ${notice.deadline}`;
    default:
      return `${notice.kind} ${notice.table.id} ${notice.since}`;
  }
}
