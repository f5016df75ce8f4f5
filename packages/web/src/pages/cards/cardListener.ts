import { type Anchor, anchorAt, isInCard, isPassing, namedBy } from './anchor.ts';

const HOVER_MS = 350;
const PASSING_MS = 700;
const LEAVE_MS = 250;
const LONG_PRESS_MS = 500;
const WANDER_PX = 8;

/**
 * Decides which card is shown. It listens on the whole page, so that a name needs nothing but its attribute: pointer, focus,
 * long press, the key I.
 */
export class CardListener {
  private shown: Anchor | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press has opened a card, and the finger is not yet up. */
  private pressed = false;
  /** After a press nothing opens by itself until the pointer is moved again. */
  private moved = true;
  /** Where the pointer was pressed last. */
  private from = { x: 0, y: 0 };
  /** Which name of what is focused the key I has shown last. */
  private asked = -1;
  private readonly onChange: (anchor: Anchor | null) => void;

  constructor(onChange: (anchor: Anchor | null) => void) {
    this.onChange = onChange;
  }

  /** Listens until what it gives back is called. */
  readonly listen = (): (() => void) => {
    const ended = new AbortController();
    const { signal } = ended;
    // Before anybody else: what a card answers to is not pressed too.
    const first = { signal, capture: true } as const;
    addEventListener('pointermove', this.onMove, { ...first, passive: true });
    addEventListener('pointerover', this.onOver, { signal });
    addEventListener('pointerdown', this.onDown, first);
    addEventListener('pointerup', this.onUp, first);
    addEventListener('pointercancel', this.onUp, first);
    addEventListener('click', this.onClick, first);
    addEventListener('contextmenu', this.onMenu, first);
    addEventListener('focusin', this.onFocus, { signal });
    addEventListener('keydown', this.onKey, first);
    addEventListener('wheel', this.onWheel, { ...first, passive: true });
    return () => {
      this.wait();
      ended.abort();
    };
  };

  readonly close = (): void => {
    this.wait();
    this.show(null);
  };

  /** The pointer is over the card itself, or no longer. */
  readonly hold = (over: boolean): void => {
    if (over) this.wait();
    else if (!this.shown?.pinned) this.later(LEAVE_MS, this.close);
  };

  private show(anchor: Anchor | null): void {
    this.shown = anchor;
    this.onChange(anchor);
  }

  private later(ms: number, work: () => void): void {
    this.wait();
    this.timer = setTimeout(work, ms);
  }

  /** What was to happen later does not happen. */
  private wait(): void {
    clearTimeout(this.timer);
  }

  private readonly onMove = (event: PointerEvent): void => {
    if (event.movementX !== 0 || event.movementY !== 0) this.moved = true;
    // A finger that wanders moves the map: that is no long press.
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > WANDER_PX;
    if (event.pointerType !== 'mouse' && far && !this.pressed) this.wait();
  };

  private readonly onOver = (event: PointerEvent): void => {
    // A quick pointer is over the next name before it is said to have moved.
    if (event.clientX !== this.from.x || event.clientY !== this.from.y) this.moved = true;
    if (event.pointerType !== 'mouse' || this.shown?.pinned || event.buttons !== 0 || !this.moved) return;
    const node = namedBy(event.target);
    if (node) this.later(isPassing(node) ? PASSING_MS : HOVER_MS, () => this.show(anchorAt(node, false)));
    else if (isInCard(event.target)) return;
    else if (this.shown) this.later(LEAVE_MS, this.close);
    else this.wait();
  };

  private readonly onDown = (event: PointerEvent): void => {
    this.pressed = false;
    this.moved = false;
    this.from = { x: event.clientX, y: event.clientY };
    if (isInCard(event.target)) return;
    if (this.shown) this.close();
    const node = namedBy(event.target);
    if (!node || event.pointerType === 'mouse') {
      this.wait();
      return;
    }
    this.later(LONG_PRESS_MS, () => {
      this.pressed = true;
      this.show(anchorAt(node, true));
    });
  };

  private readonly onUp = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' && !this.pressed) this.wait();
  };

  private readonly onClick = (event: MouseEvent): void => {
    // What a long press has shown is not pressed too.
    if (this.pressed) {
      event.preventDefault();
      event.stopPropagation();
      this.pressed = false;
      return;
    }
    const node = namedBy(event.target);
    if (node?.matches('button[data-card]')) this.show(anchorAt(node, true));
  };

  private readonly onMenu = (event: Event): void => {
    if (this.pressed) event.preventDefault();
  };

  private readonly onFocus = ({ target }: FocusEvent): void => {
    this.asked = -1;
    if (target instanceof Element && target.matches('[data-card]:focus-visible')) this.show(anchorAt(target, false));
    else if (this.shown && !this.shown.pinned && !this.shown.passing) this.close();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.shown) {
      event.stopImmediatePropagation();
      event.preventDefault();
      this.close();
      return;
    }
    const at = document.activeElement;
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || !at || at.matches('input, textarea, select')) return;
    // One press after another goes through the names of what is focused.
    const names = at.matches('[data-card], [data-hex]') ? [at] : [...at.querySelectorAll('[data-card]')];
    if (names.length === 0) return;
    this.asked = (this.asked + 1) % names.length;
    this.show(anchorAt(names[this.asked] as Element, true));
  };

  private readonly onWheel = (): void => {
    if (this.shown && !this.shown.pinned) this.close();
  };
}
