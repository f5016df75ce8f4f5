import type { CommandOf, TableInfo } from '@binario/protocol';
import { resumedTurn, stoppedTurn } from './clock.ts';
import { type Context, declined, type Outcome } from './outcome.ts';

/** The host stops the clocks. */
export function pause({ info, who, now }: Context): Outcome {
  if (who.id !== info.host) return declined('notHost');
  if (info.status !== 'playing') return declined('notNow', info.status);
  return { ok: true, info: { ...stoppedTurn(info, now), status: 'paused' }, body: { what: 'paused' } };
}

/** The host lets the clocks go on. */
export function resume({ info, who, now }: Context): Outcome {
  if (who.id !== info.host) return declined('notHost');
  if (info.status !== 'paused') return declined('notNow', info.status);
  return { ok: true, info: resumedTurn({ ...info, status: 'playing' }, now), body: { what: 'resumed' } };
}

/** The host may change manners at any time before the start; the name, who may watch and who sees it, also later. */
export function changeSettings({ info, who, bots }: Context, { settings }: CommandOf<'settings'>): Outcome {
  if (who.id !== info.host) return declined('notHost');
  const always = new Set(['name', 'visibility', 'watchers', 'vacancy']);
  const fixed = Object.keys(settings).filter((key) => !always.has(key));
  if (info.status !== 'open' && fixed.length > 0) return declined('notNow', `fixed: ${fixed.join(', ')}`);
  if (settings.vacancy != null && !bots.includes(settings.vacancy))
    return declined('malformed', 'settings.vacancy: there is no such bot');
  const next = { ...info.settings, ...settings } as TableInfo['settings'];
  return { ok: true, info: { ...info, settings: next }, body: { what: 'settings', settings } };
}
