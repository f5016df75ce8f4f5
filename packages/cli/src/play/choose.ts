import { type Action, isOpenDomain, labelled, type Offer, type State } from '@binario/kernel';
import { type Entry, type Voice, word } from '@binario/terminal';
import { type Answer, type Asking, filled, pick } from './fill.ts';
import { type Item, menuOf, nextField, split } from './menu.ts';
import { parseRoutes } from './routes.ts';

/** One numbered line of the menu, and how it becomes an action. */
export interface MenuLine {
  readonly text: string;
  take(asking: Asking): Promise<Answer<Action>>;
}

/** The menu of what may be done now. Where the game proposes routes, others can be written by hand. */
export function menuLines<T, E, S>(
  entry: Entry<T, E, S>,
  state: State<T>,
  offers: readonly Offer[],
  voice: Voice,
): readonly MenuLine[] {
  const items = menuOf(offers);
  return items.flatMap((item, n): readonly MenuLine[] => {
    const line: MenuLine = {
      text: textOf(entry, state, item, voice),
      take: (asking) => chosen(entry, state, item.offers, voice, asking),
    };
    const [only] = item.offers;
    const typed = entry.screen.byHand?.[item.type];
    // After the last line of this type, be they one or many.
    if (only && typed !== undefined && items[n + 1]?.type !== item.type) {
      return [
        line,
        { text: word(voice.language, 'otherHexes'), take: (asking) => hexesByHand(entry, only, typed, voice, asking) },
      ];
    }
    const field = only && Object.keys(only).find((each) => isOpenDomain(only[each]) && each === 'routes');
    if (!only || !field) return [line];
    return [line, { text: word(voice.language, 'otherRoutes'), take: (asking) => byHand(only, field, voice, asking) }];
  });
}

function textOf<T, E, S>(entry: Entry<T, E, S>, state: State<T>, { type, offers }: Item, voice: Voice): string {
  const { screen } = entry;
  const [only] = offers;
  if (offers.length === 1 && only) return inWords(entry, state, only, voice);
  return word(voice.language, 'more', { label: screen.label(type, voice), count: offers.length });
}

/** Narrows the offers field by field until one is left, then asks for what is still open in it. */
async function chosen<T, E, S>(
  entry: Entry<T, E, S>,
  state: State<T>,
  offers: readonly Offer[],
  voice: Voice,
  asking: Asking,
): Promise<Answer<Action>> {
  let left = offers;
  for (let field = nextField(left); field !== undefined; field = nextField(left)) {
    const groups = [...split(left, field)];
    const answer = await pick(
      field,
      groups.map(([key, same]) => ({ key, label: labelOf(entry, state, key, same, field as string, voice) })),
      asking,
    );
    if (typeof answer === 'string') return answer;
    left = groups[answer.index]?.[1] ?? [];
  }
  return filled(left[0] as Offer, asking);
}

/** The value, with the whole offer in words when it is the only one left, or with what the game says of the value. */
function labelOf<T, E, S>(
  entry: Entry<T, E, S>,
  state: State<T>,
  key: string,
  same: readonly Offer[],
  field: string,
  voice: Voice,
): string {
  const [first] = same;
  if (!first) return key;
  const about = entry.screen.about(state, first, field, voice);
  if (about !== undefined) return labelled(voice.language, key, about);
  return same.length === 1
    ? labelled(voice.language, key, inWords(entry, state, first, voice))
    : `${key} (${same.length})`;
}

function inWords<T, E, S>({ screen }: Entry<T, E, S>, state: State<T>, offer: Offer, voice: Voice): string {
  const note = screen.note(state, offer, voice);
  return note === undefined ? screen.action(offer, voice) : `${screen.action(offer, voice)} (${note})`;
}

async function byHand(offer: Offer, field: string, { language }: Voice, { input }: Asking): Promise<Answer<Action>> {
  input.drop();
  const typed = await input.line(`${word(language, 'routesAsked')} `);
  if (typed === undefined) return 'end';
  if (typed.trim() === 'back') return 'back';
  return { ...offer, [field]: parseRoutes(typed) };
}

async function hexesByHand<T, E, S>(
  { screen }: Entry<T, E, S>,
  offer: Offer,
  field: string,
  { language }: Voice,
  { input }: Asking,
): Promise<Answer<Action>> {
  input.drop();
  const typed = await input.line(`${word(language, 'hexesAsked')} `);
  if (typed === undefined) return 'end';
  const hexes = typed.split(/[\s,-]+/).filter((hex) => hex !== '');
  if (hexes[0] === 'back') return 'back';
  return { ...offer, [field]: hexes.map((hex) => screen.spelled?.(hex) ?? hex.toUpperCase()) };
}
