import type { DeliveryDetail } from '@binario/protocol';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import { type OutgoingRules, post } from '../security/outgoing.ts';
import { isPermanent, type Mailer } from './mail.ts';
import { type Addressee, atTable, linkOf, type Notice } from './notice.ts';
import { type Outcome, outcomeOfAnswer, outcomeOfError } from './outcome.ts';
import type { Target } from './target.ts';
import { written } from './text/catalogue.ts';
import { webhookBody } from './webhookBody.ts';
import { sentenceOf, waitingLines } from './wording.ts';

/** One attempt to deliver a notice. */
export interface Dispatch {
  readonly id: string;
  readonly target: Target;
  readonly notice: Notice;
  readonly to: Addressee;
  /** The confirmed mail address of the account. */
  readonly mail: string | undefined;
}

/** Delivers a notice by whichever channel it goes. */
export type Send = (dispatch: Dispatch) => Promise<Outcome>;

type Settings = Pick<Config, 'webhooks' | 'webhookLoopback' | 'pushPublicKey' | 'pushPrivateKey' | 'pushContact'>;

const TIMEOUT = 10_000;
const PUSH_LIFETIME = 24 * 3600;

/** Delivers by whatever the operator has switched on. Never throws. */
export function senderOf(config: Settings, mailer: Mailer | undefined, resolve?: OutgoingRules['resolve']): Send {
  const rules: OutgoingRules = {
    allowLoopback: config.webhookLoopback,
    timeout: TIMEOUT,
    ...(resolve === undefined ? {} : { resolve }),
  };

  async function webhook({ id, target, notice, to }: Dispatch): Promise<Outcome> {
    if (target.kind !== 'webhook' || !config.webhooks) return off;
    const headers = { 'content-type': 'application/json', 'x-binario-delivery': id, 'idempotency-key': id };
    const body = JSON.stringify(webhookBody(target.format, id, notice, to));
    return outcomeOfAnswer(await post({ url: target.url, headers, body }, rules));
  }

  async function email({ id, notice, to, mail }: Dispatch): Promise<Outcome> {
    if (mailer === undefined) return off;
    if (mail === undefined) return { kind: 'refused', detail: 'noAddress' satisfies DeliveryDetail };
    const sentence = sentenceOf(notice, to);
    const greeting = written(to.language, 'greeting', { name: to.name });
    const footer = written(to.language, 'footer');
    const waiting = notice.kind === 'digest' ? ['', waitingLines(notice.tables ?? [], to)] : [linkOf(notice, to) ?? ''];
    const lines = [greeting, '', sentence, ...waiting, '', footer, ''];
    try {
      await mailer.send({ to: mail, subject: sentence, text: lines.join('\n'), id });
      return { kind: 'sent', detail: 'handedOver' satisfies DeliveryDetail };
    } catch (error) {
      return isPermanent(error)
        ? { kind: 'refused', detail: messageOf(error) }
        : { kind: 'later', detail: messageOf(error) };
    }
  }

  async function push({ id, target, notice, to }: Dispatch): Promise<Outcome> {
    const { pushPublicKey: publicKey, pushPrivateKey: privateKey, pushContact: subject } = config;
    if (target.kind !== 'push' || publicKey === undefined || privateKey === undefined || subject === undefined)
      return off;
    const topic = topicOf(id, notice);
    const payload = JSON.stringify({
      id,
      tag: topic,
      title: 'Binario',
      body: sentenceOf(notice, to),
      link: linkOf(notice, to),
    });
    const { endpoint, keys } = target.subscription;
    // The library would connect by itself, to whatever address a player entered: it only encrypts and signs here.
    const request = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: PUSH_LIFETIME,
      topic,
    });
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    return outcomeOfAnswer(await post({ url: endpoint, headers, body: request.body ?? '' }, rules));
  }

  const byKind = { webhook, email, push };
  return async (dispatch) => {
    try {
      return await byKind[dispatch.target.kind](dispatch);
    } catch (error) {
      return outcomeOfError(error);
    }
  };
}

const off: Outcome = { kind: 'refused', detail: 'switchedOff' satisfies DeliveryDetail };

/** A newer notice of a table replaces an older one that the device has not yet fetched, and a repeated one itself. */
const topicOf = (id: string, notice: Notice): string =>
  (atTable(notice) ? notice.table.id : id).replace(/[^\w-]/g, '').slice(0, 32) || 'table';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);
