import type { CommandOf, TableInfo, TableRequest } from '@binario/protocol';
import { repaced, resumedTurn, stoppedTurn } from './clock.ts';
import { type Context, declined, type Outcome, seatedUsers, seatsOf } from './outcome.ts';
import { ask } from './requests.ts';

/** Somebody wants the clocks to stand still: all others must agree. */
export function pause({ info, who, now, freshId }: Context): Outcome {
  if (seatsOf(info, who.id).length === 0) return declined('notSeated');
  if (info.status !== 'playing') return declined('notNow', info.status);
  const asked = seatedUsers(info).filter((user) => user !== who.id);
  if (asked.length === 0) return paused(info, who.id, now, {});
  return ask(info, { kind: 'pause', id: freshId, by: who.id, asked, agreed: [], at: now });
}

type Agreement = { readonly by?: string; readonly agreed?: readonly string[] };

function paused(info: TableInfo, by: string, now: number, agreement: Agreement): Outcome {
  return {
    ok: true,
    info: { ...stoppedTurn(info, now), status: 'paused', pause: { by, at: now } },
    body: { what: 'paused', ...agreement },
  };
}

/** Everybody has agreed to the pause. */
export function pauseGranted(
  info: TableInfo,
  { by, agreed }: Extract<TableRequest, { kind: 'pause' }>,
  now: number,
): Outcome {
  if (info.status !== 'playing') return declined('notNow', info.status);
  return paused(info, by, now, { by, agreed });
}

/** Whoever asked for the pause ends it, or the host; if he has left, anybody who sits here. */
export function resume({ info, who, now }: Context): Outcome {
  if (info.status !== 'paused') return declined('notNow', info.status);
  const by = info.pause?.by;
  const nobodys = by !== undefined && seatsOf(info, by).length === 0 && seatsOf(info, who.id).length > 0;
  if (who.id !== info.host && who.id !== by && !nobodys) return declined('notHost');
  const { pause: _pause, ...rest } = info;
  return { ok: true, info: resumedTurn({ ...rest, status: 'playing' }, now), body: { what: 'resumed' } };
}

/** What the host may change alone in a running game: nobody plays otherwise for it. */
const always = new Set(['name', 'visibility', 'watchers', 'vacancy']);

/** Before the start the host chooses; later what others play by is changed only if all of them agree. */
export function changeSettings(
  { info, who, now, freshId, bots }: Context,
  { settings }: CommandOf<'settings'>,
): Outcome {
  const fixed = Object.keys(settings).filter((key) => !always.has(key));
  const alone = info.status === 'open' || fixed.length === 0;
  if (alone && who.id !== info.host) return declined('notHost');
  if (!alone && seatsOf(info, who.id).length === 0) return declined('notSeated');
  if (settings.vacancy != null && !bots.includes(settings.vacancy))
    return declined('malformed', 'settings.vacancy: there is no such bot');
  // A game that runs has its seed, and one that is over is played no more.
  if (info.status !== 'open' && settings.draw !== undefined) return declined('notNow', 'fixed: draw');
  if (info.status === 'ended' && !alone) return declined('notNow', `fixed: ${fixed.join(', ')}`);
  const asked = alone ? [] : seatedUsers(info).filter((user) => user !== who.id);
  if (asked.length === 0) return settled(info, settings, now, {});
  return ask(info, { kind: 'settings', id: freshId, by: who.id, settings, asked, agreed: [], at: now });
}

function settled(
  info: TableInfo,
  settings: CommandOf<'settings'>['settings'],
  now: number,
  agreement: Agreement,
): Outcome {
  const next = { ...info, settings: { ...info.settings, ...settings } as TableInfo['settings'] };
  const runs = info.status === 'playing' || info.status === 'paused';
  return {
    ok: true,
    info: runs && settings.pace ? repaced(next, now) : drawChanged(next),
    body: { what: 'settings', settings, ...agreement },
  };
}

/** Before the start the host may still say who draws the seed; a recorded one stays. */
function drawChanged(info: TableInfo): TableInfo {
  if (info.status !== 'open' || info.seed === 'import' || info.seed === 'admin') return info;
  const { draw: _draw, ...rest } = info;
  const from = info.settings.draw === 'players' ? 'players' : 'server';
  return info.seed === from ? info : { ...rest, seed: from };
}

/** Everybody has agreed to the change. */
export function settingsGranted(
  info: TableInfo,
  { by, agreed, settings }: Extract<TableRequest, { kind: 'settings' }>,
  now: number,
): Outcome {
  return settled(info, settings, now, { by, agreed });
}
