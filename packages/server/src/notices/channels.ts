import type { ChannelAnswer, ChannelKind } from '@binario/protocol';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { checkTarget, ForbiddenTarget } from '../security/outgoing.ts';
import { Refused } from '../security/refused.ts';
import { newId } from '../security/tokens.ts';
import type { Database } from '../store/database.ts';
import type { NoticeChannelRow } from '../store/schema/notices.ts';
import { isDaily, shownTarget, type Target } from './target.ts';

const MOST_CHANNELS = 10;

/** What the operator has switched on. */
export const kindsOf = (config: Config): Readonly<Record<ChannelKind, boolean>> => ({
  webhook: config.webhooks,
  email: config.smtpUrl !== undefined,
  push: config.pushPublicKey !== undefined,
});

/** Where people want to be told. */
export class Channels {
  private readonly db: Kysely<Database>;
  private readonly config: Config;
  private readonly now: () => number;

  constructor(db: Kysely<Database>, config: Config, now: () => number) {
    this.db = db;
    this.config = config;
    this.now = now;
  }

  async list(account: string): Promise<readonly ChannelAnswer[]> {
    const rows = await this.db
      .selectFrom('notice_channel')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('created_at')
      .execute();
    return rows.map(channelOf);
  }

  async add(account: string, target: Target): Promise<ChannelAnswer> {
    if (!kindsOf(this.config)[target.kind]) {
      throw new Refused(409, 'switchedOff', 'this kind of notice is switched off on the server');
    }
    this.checkAddress(target);
    if (target.kind === 'email') await this.mustHaveEmail(account);
    const known = await this.list(account);
    if (known.length >= MOST_CHANNELS) throw new Refused(409, 'tooMany', `${MOST_CHANNELS} channels are enough`);
    const row: NoticeChannelRow = {
      id: newId(),
      account_id: account,
      kind: target.kind,
      target: JSON.stringify(target),
      enabled: 1,
      trouble: '',
      created_at: this.now(),
    };
    await this.db.insertInto('notice_channel').values(row).execute();
    return channelOf(row);
  }

  async get(account: string, id: string): Promise<ChannelAnswer> {
    const row = await this.db
      .selectFrom('notice_channel')
      .selectAll()
      .where('account_id', '=', account)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Refused(404, 'notFound', 'there is no such channel');
    return channelOf(row);
  }

  async enable(account: string, id: string, enabled: boolean): Promise<ChannelAnswer> {
    await this.db
      .updateTable('notice_channel')
      .set({ enabled: enabled ? 1 : 0, trouble: '' })
      .where('account_id', '=', account)
      .where('id', '=', id)
      .execute();
    return this.get(account, id);
  }

  /** Its log goes with it. */
  async remove(account: string, id: string): Promise<void> {
    await this.get(account, id);
    await this.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('notice_delivery').where('channel_id', '=', id).execute();
      await tx.deleteFrom('notice_channel').where('id', '=', id).execute();
    });
  }

  /** Everything a delivery needs; undefined when the channel is gone or switched off. */
  async forDelivery(id: string): Promise<DeliveryData | undefined> {
    const row = await this.db
      .selectFrom('notice_channel')
      .innerJoin('account', 'account.id', 'notice_channel.account_id')
      .select(['notice_channel.target', 'notice_channel.enabled', 'account.name', 'account.language', 'account.email'])
      .where('notice_channel.id', '=', id)
      .where('account.kind', '!=', 'left')
      .executeTakeFirst();
    if (!row) return undefined;
    const { name, language, email } = row;
    const target = JSON.parse(row.target) as Target;
    return { target, zone: target.zone, enabled: row.enabled === 1, name, language, email };
  }

  /** The receiver says that nothing lives there any more. */
  async switchOff(id: string, trouble: string): Promise<void> {
    await this.db.updateTable('notice_channel').set({ enabled: 0, trouble }).where('id', '=', id).execute();
  }

  private checkAddress(target: Target): void {
    if (target.kind === 'email') return;
    try {
      checkTarget(target.kind === 'webhook' ? target.url : target.subscription.endpoint, {
        allowLoopback: this.config.webhookLoopback,
      });
    } catch (error) {
      throw error instanceof ForbiddenTarget ? new Refused(400, 'badTarget', error.message) : error;
    }
  }

  private async mustHaveEmail(account: string): Promise<void> {
    const row = await this.db.selectFrom('account').select('email').where('id', '=', account).executeTakeFirst();
    if (!row?.email) throw new Refused(409, 'noEmail', 'the account has no confirmed address');
  }
}

/** Where and how a notice is delivered to somebody. */
export interface DeliveryData {
  readonly target: Target;
  readonly zone: string | undefined;
  readonly enabled: boolean;
  readonly name: string;
  readonly language: string;
  readonly email: string | null;
}

function channelOf(row: NoticeChannelRow): ChannelAnswer {
  const target = JSON.parse(row.target) as Target;
  return {
    id: row.id,
    kind: target.kind,
    shown: shownTarget(target),
    ...(target.zone !== undefined && { zone: target.zone }),
    ...(isDaily(target) && { daily: true }),
    enabled: row.enabled === 1,
    trouble: row.trouble,
    createdAt: row.created_at,
  };
}
