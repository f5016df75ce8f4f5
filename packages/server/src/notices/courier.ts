import type { DeliveryDetail } from '@binario/protocol';
import type { Logger } from '../log/logger.ts';
import type { Channels } from './channels.ts';
import type { Notice } from './notice.ts';
import type { Outcome } from './outcome.ts';
import type { Claimed, NoticeQueue } from './queue.ts';
import type { Send } from './send.ts';
import { languageOf } from './text/language.ts';

/** What the courier of notices needs of the server. */
export interface CourierParts {
  readonly queue: NoticeQueue;
  readonly channels: Channels;
  readonly send: Send;
  readonly log: Logger;
  readonly publicUrl: string | undefined;
  /** The notice as it is to be told now, or undefined if it is not worth telling any more: a turn that is over is not. */
  readonly current: (notice: Notice, account: string) => Promise<Notice | undefined>;
  readonly onOutcome?: (kind: string, outcome: string) => void;
}

const AT_ONCE = 16;

/** Carries out deliveries of the queue: looks regularly, and at once when nudged. */
export class Courier {
  private readonly parts: CourierParts;
  private readonly every: number;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(parts: CourierParts, every = 500) {
    this.parts = parts;
    this.every = every;
  }

  start(): void {
    this.timer = setInterval(() => this.nudge(), this.every);
    this.timer.unref();
  }

  nudge(): void {
    if (this.stopped || this.running !== undefined) return;
    this.running = this.work()
      .catch((err: unknown) => this.parts.log.warn({ err }, 'notices could not be delivered'))
      .finally(() => {
        this.running = undefined;
      });
  }

  /** What is under way is finished; what is left, another node or the next start takes up. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  async deliver(claimed: Claimed): Promise<Outcome | undefined> {
    const { queue, channels, send, current, publicUrl, log, onOutcome } = this.parts;
    const data = await channels.forDelivery(claimed.channel_id);
    const isTest = claimed.notice.kind === 'test';
    if (!data || !(data.enabled || isTest)) {
      await queue.drop(claimed, 'channelOff' satisfies DeliveryDetail);
      return undefined;
    }
    const notice = await current(claimed.notice, claimed.account_id);
    if (!notice) {
      await queue.drop(claimed, 'outdated' satisfies DeliveryDetail);
      return undefined;
    }
    const { target, zone, name, language, email } = data;
    const to = { name, language: languageOf(language), zone, publicUrl };
    const outcome = await send({ id: claimed.id, target, notice, to, mail: email ?? undefined });
    // The button is pressed by somebody who looks at the result: no second attempt behind his back.
    const final: Outcome = isTest && outcome.kind === 'later' ? { kind: 'refused', detail: outcome.detail } : outcome;
    await queue.settle(claimed, final);
    if (final.kind === 'gone') await channels.switchOff(claimed.channel_id, final.detail);
    log.info({ delivery: claimed.id, channel: target.kind, outcome: final.kind, attempt: claimed.attempts }, 'notice');
    onOutcome?.(target.kind, final.kind);
    return final;
  }

  private async work(): Promise<void> {
    while (!this.stopped) {
      const batch = await this.parts.queue.claim(AT_ONCE);
      await Promise.all(batch.map((claimed) => this.deliver(claimed)));
      if (batch.length < AT_ONCE) return;
    }
  }
}
