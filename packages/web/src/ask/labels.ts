import { askOf } from '@binario/game-1849/text/asks';
import type { Action, Frame, Params } from '@binario/kernel';
import type { AnyTable, ShownChoice, Snapshot } from '../engine/protocol.ts';
import type { Text } from '../text/useText.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The plain fields of a frame or an action: names and numbers a text may want. */
export function paramsOf(fields: object): Params {
  const out: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || typeof value === 'number') out[name] = value;
  }
  return out;
}

const unseen = new Set(['game', 'operatingSet', 'sequence']);

/** Where we are in the rules, from the stack of frames. */
export function breadcrumb(text: Text, flow: readonly Frame[]): readonly string[] {
  return flow
    .filter((frame) => !unseen.has(frame.step))
    .map((frame) =>
      text.say(text.has(`crumb.${frame.step}`) ? `crumb.${frame.step}` : `step.${frame.step}`, paramsOf(frame)),
    );
}

/** What is asked, in one sentence. */
export function question(text: Text, { state, actor }: Snapshot): string {
  const asked = actor === null ? undefined : askOf(state, actor);
  return asked ? text.say(asked.key, asked.params) : text.t('ask.over');
}

/** An offer or an action in words. */
export function label(text: Text, fields: object, facts: Params, table: AnyTable): string {
  const action = fields as Fields & { readonly type: string };
  const params = { ...paramsOf(action), ...facts };
  const known = (key: string) => text.say(key, params);
  switch (action.type) {
    case 'buyCert':
      return known(facts.percent ? `act.buyCert.${action.from}` : `act.buyCert.none.${action.from}`);
    case 'sellStock':
    case 'sellTreasury': {
      const office = Number(action.president ?? 0) > 0;
      const key = action.type === 'sellTreasury' ? 'act.sellTreasury' : office ? 'act.sellPresident' : 'act.sellStock';
      return text.say(key, { ...params, pile: pileOf(action) });
    }
    case 'takeCerts':
      return known(`act.takeCerts.${action.certs}`);
    case 'buyTrain': {
      const owner = table.trains[String(action.train)] ?? '';
      const from = owner === 'bank' || owner === 'pool' ? owner : 'other';
      return text.say(`act.buyTrain.${from}`, { ...params, owner });
    }
    case 'acquirePrivate':
      return text.say('act.acquirePrivate', { ...params, owner: table.privates[String(action.private)] ?? '' });
    default:
      return known(`act.${action.type}`);
  }
}

/** Of which certificates a sale is made up, in the words of the game. */
function pileOf(sale: Fields): readonly string[] {
  const count = (field: string) => Number(sale[field] ?? 0);
  return [
    ...(count('ordinary') > 0 ? [`ordinary ${count('ordinary')}`] : []),
    ...(count('last') > 0 ? ['last'] : []),
    ...(count('president') > 0 ? [`president${count('president')}`] : []),
  ];
}

/** What the primary button says. */
export function draftLabel(text: Text, draft: Action, snapshot: Snapshot): string {
  const facts = factsFor(draft, snapshot);
  const name = label(text, draft, facts, snapshot.state.table);
  const price = (draft as unknown as Fields).price;
  const named = typeof price === 'number' && !name.includes(text.money(price)) ? `${name}: ${text.money(price)}` : name;
  return draft.type === 'chooseHome' ? `${text.say('action.chooseHome')}: ${named}` : named;
}

function factsFor(draft: Action, { choices, lays, run, payout }: Snapshot): Params {
  const fields = draft as unknown as Fields;
  if (draft.type === 'layTile') {
    const lay = lays.find(
      (each) => each.hex === fields.hex && each.tile === fields.tile && each.rotation === fields.rotation,
    );
    return { cost: lay?.cost ?? 0 };
  }
  if (draft.type === 'runTrains') return { revenue: run?.revenue ?? 0 };
  if (payout) return { revenue: payout.revenue };
  return choices.find((choice) => agrees(choice, fields))?.facts ?? {};
}

/** Is the draft one of the actions this choice stands for? */
export function agrees(choice: ShownChoice, draft: object | null): boolean {
  if (!draft) return false;
  const wanted = draft as Fields;
  return Object.entries(choice.offer).every(([field, value]) =>
    typeof value === 'object' && value !== null ? field in wanted : wanted[field] === value,
  );
}

/** The offer by its plain fields, in their order: `buyCert AFG pool`. Tests find buttons by it in every language. */
export function offerKey(offer: object): string {
  return Object.entries(offer)
    .filter(([field, value]) => field !== 'by' && (typeof value === 'string' || typeof value === 'number'))
    .map(([, value]) => value)
    .join(' ');
}
