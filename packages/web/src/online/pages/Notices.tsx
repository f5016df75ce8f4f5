import {
  type ChannelTestAnswer,
  type DeliveriesAnswer,
  type DeliveryAnswer,
  type NoticesAnswer,
  type WebhookFormat,
  webhookFormats,
} from '@binario/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../store/useText.ts';
import type { Text } from '../../text/textIn.ts';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { detailWords } from '../problemWords.ts';
import { pushSubscription } from '../push.ts';
import { useTrying } from '../useTrying.ts';

/** Where one wants to be told that it is one's turn; each can be tried, and what was sent can be seen. */
export function Notices() {
  const text = useText();
  const [overview, setOverview] = useState<NoticesAnswer | null>(null);
  const [deliveries, setDeliveries] = useState<DeliveriesAnswer['deliveries']>([]);
  const [told, setTold] = useState<string | null>(null);
  const { attempt, problem } = useTrying();
  const load = useCallback(async () => {
    setOverview(await api<NoticesAnswer>('GET', '/notices'));
    setDeliveries((await api<DeliveriesAnswer>('GET', '/notices/deliveries?limit=20')).deliveries);
  }, []);
  useEffect(() => void load().catch(() => undefined), [load]);
  if (!overview) return null;
  const { kinds, pushKey, channels } = overview;
  // The server writes times as they are read here.
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const add = (target: object) => attempt(() => api('POST', '/notices/channels', { ...target, zone }).then(load));
  const tryOut = async (id: string) => {
    const { outcome, detail } = await api<ChannelTestAnswer>('POST', `/notices/channels/${id}/test`);
    setTold(text.t(`online.tested.${outcome}`, { detail: detailWords(text, detail) }));
    await load();
  };
  return (
    <section aria-label={text.t('online.notices')}>
      <h2>{text.t('online.notices')}</h2>
      {!kinds.webhook && !kinds.email && !kinds.push && <p className="quiet">{text.t('online.noticesOff')}</p>}
      <ul className="plain-list">
        {channels.map(({ id, shown, zone: there, daily, enabled, trouble }) => (
          <li key={id}>
            {shown} {daily && <span className="tag">{text.t('online.daily')}</span>}{' '}
            <span className="quiet">{text.t('online.timesIn', { zone: there ?? 'UTC' })}</span>{' '}
            <span className="tag">{text.t(enabled ? 'online.on' : 'online.off')}</span> {detailWords(text, trouble)}
            <button type="button" className="button small" onClick={() => void attempt(() => tryOut(id))}>
              {text.t('online.test')}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() =>
                void attempt(() => api('PATCH', `/notices/channels/${id}`, { enabled: !enabled }).then(load))
              }
            >
              {text.t(enabled ? 'online.switchOff' : 'online.switchOn')}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => void attempt(() => api('DELETE', `/notices/channels/${id}`).then(load))}
            >
              {text.t('home.delete')}
            </button>
          </li>
        ))}
      </ul>
      {told && <p role="status">{told}</p>}
      {kinds.webhook && <Webhook onAdd={add} />}
      <p className="chips">
        {kinds.email && (
          <button type="button" className="button small" onClick={() => void add({ kind: 'email' })}>
            {text.t('online.addEmail')}
          </button>
        )}
        {kinds.email && (
          <button type="button" className="button small" onClick={() => void add({ kind: 'email', daily: true })}>
            {text.t('online.addDigest')}
          </button>
        )}
        {kinds.push && pushKey && (
          <button
            type="button"
            className="button small"
            onClick={() =>
              void attempt(async () => add({ kind: 'push', subscription: await pushSubscription(pushKey) }))
            }
          >
            {text.t('online.addPush')}
          </button>
        )}
      </p>
      <Problem words={problem} />
      <h3>{text.t('online.deliveries')}</h3>
      {deliveries.length === 0 && <p className="quiet">{text.t('online.noDeliveries')}</p>}
      <ul className="plain-list">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>{deliveryWords(text, delivery)}</li>
        ))}
      </ul>
    </section>
  );
}

function deliveryWords(text: Text, { createdAt, notice, state, attempts, detail }: DeliveryAnswer): string {
  return `${text.write(createdAt, 'date')} · ${text.t(`online.notice.${notice}`)} · ${text.t(`online.delivery.${state}`)} (${attempts}) ${detailWords(text, detail)}`;
}

function Webhook({ onAdd }: { onAdd: (target: object) => Promise<void> }) {
  const text = useText();
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<WebhookFormat>('discord');
  return (
    <p className="inline-form">
      <label>
        {text.t('online.webhookUrl')}
        <input type="url" value={url} onChange={(event) => setUrl(event.target.value)} />
      </label>
      <select
        aria-label={text.t('online.addWebhook')}
        value={format}
        onChange={(event) => setFormat(event.target.value as typeof format)}
      >
        {webhookFormats.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button small"
        disabled={!url.trim()}
        onClick={() => void onAdd({ kind: 'webhook', url: url.trim(), format }).then(() => setUrl(''))}
      >
        {text.t('online.addWebhook')}
      </button>
    </p>
  );
}
