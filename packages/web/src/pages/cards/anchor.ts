/** The name a card belongs to. */
export interface Anchor {
  readonly card: string;
  readonly box: { readonly left: number; readonly top: number; readonly bottom: number };
  /** On a small screen it comes from below. */
  readonly sheet: boolean;
  /** It stays until it is closed. */
  readonly pinned: boolean;
  /** It only follows the pointer over the map and is never in its way. */
  readonly passing: boolean;
}

const small = '(max-width: 700px), (max-height: 480px)';

/** The element with a card that an event concerns, if one does. */
export const namedBy = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-card], [data-hex]') : null;

/** Is this within a card that is shown? */
export const isInCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.card-pop') !== null;

/** Over what is pressed for another purpose a card must not stand in the way: a hex, a name within a button. */
export const isPassing = (node: Element): boolean =>
  node.hasAttribute('data-hex') || (!node.matches('button') && node.closest('button, summary, label, a') !== null);

const cardOf = (node: Element): string =>
  node.getAttribute('data-card') ?? `hex ${node.getAttribute('data-hex') ?? ''}`;

/** Where the card of an element goes, and how it behaves. */
export function anchorAt(node: Element, pinned: boolean): Anchor {
  const { left, top, bottom } = node.getBoundingClientRect();
  const sheet = matchMedia(small).matches;
  return { card: cardOf(node), box: { left, top, bottom }, sheet, pinned, passing: !pinned && isPassing(node) };
}
