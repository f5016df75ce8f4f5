import type { Action, Frame, Params } from '@binario/kernel';
import type { Asking } from '../game/asking.ts';
import type { ShownChoice, Snapshot } from '../model/snapshot.ts';
import type { Text } from '../text/textIn.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The plain fields of a frame or an action: names and numbers a text may want. */
export function paramsOf(fields: object): Params {
  const out: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || typeof value === 'number') out[name] = value;
  }
  return out;
}

/** Where we are in the rules, from the stack of frames. */
export function breadcrumb(text: Text, flow: readonly Frame[], unnamed: readonly string[]): readonly string[] {
  return flow
    .filter((frame) => !unnamed.includes(frame.step))
    .map((frame) =>
      text.say(text.has(`crumb.${frame.step}`) ? `crumb.${frame.step}` : `step.${frame.step}`, paramsOf(frame)),
    );
}

/** What is asked, in one sentence. */
export function question(text: Text, { asked }: Snapshot): string {
  return asked ? text.say(asked.key, asked.params) : text.t('ask.over');
}

/** What the primary button says. */
export function draftLabel(text: Text, draft: Action, snapshot: Snapshot, asking: Asking<never>): string {
  const fields = draft as unknown as Fields & { readonly type: string };
  const facts = factsFor(draft, snapshot);
  const name = asking.label(text, fields, facts, snapshot.state.table as never);
  const { price } = fields;
  const named =
    typeof price === 'number' && !name.includes(text.money(price)) ? text.labelled(name, text.money(price)) : name;
  return asking.primary?.(text, draft, named, facts) ?? named;
}

function factsFor(draft: Action, { choices, lays, run, payout }: Snapshot): Params {
  const fields = draft as unknown as Fields;
  const lay = lays.find(
    (each) => each.hex === fields.hex && each.tile === fields.tile && each.rotation === fields.rotation,
  );
  if (lay) return { cost: lay.cost, ...lay.facts };
  if ('routes' in fields) return { revenue: run?.revenue ?? 0 };
  const offered = choices.find((choice) => agrees(choice, fields));
  return { ...(payout && { revenue: payout.revenue }), ...offered?.facts };
}

/** Is the draft one of the actions this choice stands for? */
export function agrees(choice: ShownChoice, draft: object | null): boolean {
  if (!draft) return false;
  const wanted = draft as Fields;
  return Object.entries(choice.offer).every(([field, value]) => {
    // A list of hexes is one value; a range or a choice stands for many.
    if (Array.isArray(value)) return JSON.stringify(wanted[field]) === JSON.stringify(value);
    return typeof value === 'object' && value !== null ? field in wanted : wanted[field] === value;
  });
}

/** The offer by its plain fields, in their order: `buyCert AFG pool`. Tests find buttons by it in every language. */
export function offerKey(offer: object): string {
  return Object.entries(offer)
    .filter(([field, value]) => field !== 'by' && (typeof value === 'string' || typeof value === 'number'))
    .map(([, value]) => value)
    .join(' ');
}
