import type { PublicRecord, TableInfo } from '@binario/protocol';
import type { Module } from '../ports/module.ts';
import { Channels } from './channels.ts';
import { Courier } from './courier.ts';
import { forgottenTurns } from './forgotten.ts';
import { mailerOf } from './mail.ts';
import type { NoticesNeeds } from './needs.ts';
import { atTable, type Notice } from './notice.ts';
import { askedOf, endOf, latenessOf, type Occasion, reminderOf, removalOf, stillMatters, turnOf } from './occasions.ts';
import { NoticeQueue } from './queue.ts';
import { channelRoutes, noticeRoutes } from './routes.ts';
import { senderOf } from './send.ts';
import { waitingTables } from './waiting.ts';

const MINUTE = 60_000;

/** Has the deadline of a turn that goes on been moved by it? */
const moved = ({ kind, body }: PublicRecord): boolean =>
  kind === 'admin' && (body.what === 'resumed' || body.what === 'settings');

/** Tells people that it is their turn, where they asked for it. */
export const noticesModule: Module<NoticesNeeds> = (app, needs) => {
  const { config, store, clock, log, tables, metrics } = needs;
  const now = () => clock.now();
  const mailer = mailerOf(config);
  const queue = new NoticeQueue(store, { node: config.node, now });
  const channels = new Channels(store.db, config, now);
  const courier = new Courier({
    queue,
    channels,
    send: senderOf(config, mailer),
    log,
    publicUrl: config.publicUrl,
    current,
    onOutcome: metrics.notice,
  });
  const parts = { ...needs, channels, queue, courier };
  noticeRoutes(app, parts);
  channelRoutes(app, parts);

  const tell = ({ accounts, notice }: Occasion, delay: number) =>
    queue
      .add(accounts, notice, now() + delay)
      .catch((err: unknown) => log.warn({ err }, 'a notice could not be written down'));

  async function remind(info: TableInfo): Promise<void> {
    const reminder = reminderOf(info, now());
    if (reminder) await tell(reminder, reminder.at - now());
  }

  tables.onNews(({ local, head, record, began, late }) => {
    if (!local) return;
    const { info } = head;
    if (began.length > 0) void tell(turnOf(info), config.noticeDelay * 1000);
    if (began.length > 0 || moved(record)) void remind(info);
    if (late.length > 0) void tell(latenessOf(info, late), 0);
    if (info.status === 'ended') void tell(endOf(info), 0);
    const asked = askedOf(info, record);
    if (asked) void tell(asked, config.noticeDelay * 1000);
    const removal = removalOf(info, record);
    if (removal) void tell(removal, 0);
  });

  async function current(notice: Notice, account: string): Promise<Notice | undefined> {
    if (notice.kind !== 'digest') return stillMatters(notice, account, await infoOf(notice)) ? notice : undefined;
    const waiting = await waitingTables(store.db, account);
    return waiting.length > 0 ? { ...notice, tables: waiting } : undefined;
  }

  async function infoOf(notice: Notice): Promise<TableInfo | undefined> {
    if (!atTable(notice)) return undefined;
    const row = await store.db
      .selectFrom('game_table')
      .select('doc')
      .where('id', '=', notice.table.id)
      .executeTakeFirst();
    return row && (JSON.parse(row.doc) as TableInfo);
  }

  async function tidy(): Promise<void> {
    for (const info of await forgottenTurns(store.unhurried, now())) {
      await tell(turnOf(info), 0);
      await remind(info);
    }
    await queue.sweep();
  }

  const timer = setInterval(() => {
    tidy().catch((err: unknown) => log.warn({ err }, 'forgotten notices could not be looked for'));
  }, MINUTE);
  timer.unref();
  app.addHook('onReady', async () => courier.start());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await courier.stop();
    mailer?.close();
  });
};
