import { useCallback, useEffect, useRef, useState } from 'react';

/** The name a card belongs to. */
interface Anchor {
  readonly card: string;
  readonly box: { readonly left: number; readonly top: number; readonly bottom: number };
  /** On a small screen it comes from below. */
  readonly sheet: boolean;
  /** It stays until it is closed. */
  readonly pinned: boolean;
  /** It only follows the pointer over the map and is never in its way. */
  readonly passing: boolean;
}

const HOVER_MS = 350;
const PASSING_MS = 700;
const LEAVE_MS = 250;
const LONG_PRESS_MS = 500;
const WANDER_PX = 8;

const small = '(max-width: 700px), (max-height: 480px)';

const named = (node: EventTarget | null): HTMLElement | SVGElement | null =>
  node instanceof Element ? node.closest<HTMLElement | SVGElement>('[data-card], [data-hex]') : null;

const cardOf = (node: Element): string =>
  node.getAttribute('data-card') ?? `hex ${node.getAttribute('data-hex') ?? ''}`;

/** Over what is pressed for another purpose a card must not stand in the way: a hex, a name within a button. */
const isPassing = (node: Element): boolean =>
  node.hasAttribute('data-hex') || (!node.matches('button') && node.closest('button, summary, label, a') !== null);

function anchorAt(node: Element, pinned: boolean): Anchor {
  const { left, top, bottom } = node.getBoundingClientRect();
  const sheet = matchMedia(small).matches;
  return { card: cardOf(node), box: { left, top, bottom }, sheet, pinned, passing: !pinned && isPassing(node) };
}

/** Listens on the whole page, so that a name needs nothing but its attribute: pointer, focus, long press, the key I. */
export function useCardAnchor() {
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<Anchor | null>(null);
  shown.current = anchor;
  const later = useCallback((ms: number, work: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, ms);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  const hold = useCallback(
    (over: boolean) => {
      if (over) clearTimeout(timer.current);
      else if (!shown.current?.pinned) later(LEAVE_MS, close);
    },
    [later, close],
  );
  useEffect(() => {
    let pressed = false;
    let asked = -1;
    // After a press nothing opens by itself until the pointer is moved again.
    let moved = true;
    let from = { x: 0, y: 0 };
    const move = (event: PointerEvent) => {
      if (event.movementX !== 0 || event.movementY !== 0) moved = true;
      // A finger that wanders moves the map: that is no long press.
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > WANDER_PX;
      if (event.pointerType !== 'mouse' && far && !pressed) clearTimeout(timer.current);
    };
    const over = (event: PointerEvent) => {
      // A quick pointer is over the next name before it is said to have moved.
      if (event.clientX !== from.x || event.clientY !== from.y) moved = true;
      if (event.pointerType !== 'mouse' || shown.current?.pinned || event.buttons !== 0 || !moved) return;
      const node = named(event.target);
      if (node) later(isPassing(node) ? PASSING_MS : HOVER_MS, () => setAnchor(anchorAt(node, false)));
      else if (!(event.target instanceof Element && event.target.closest('.card-pop'))) {
        if (shown.current) later(LEAVE_MS, close);
        else clearTimeout(timer.current);
      }
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      moved = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.target instanceof Element && event.target.closest('.card-pop')) return;
      if (shown.current) close();
      const node = named(event.target);
      if (!node || event.pointerType === 'mouse') {
        clearTimeout(timer.current);
        return;
      }
      later(LONG_PRESS_MS, () => {
        pressed = true;
        setAnchor(anchorAt(node, true));
      });
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !pressed) clearTimeout(timer.current);
    };
    const click = (event: MouseEvent) => {
      // What a long press has shown is not pressed too.
      if (pressed) {
        event.preventDefault();
        event.stopPropagation();
        pressed = false;
        return;
      }
      const node = named(event.target);
      if (node?.matches('button[data-card]')) setAnchor(anchorAt(node, true));
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    const focus = (event: FocusEvent) => {
      asked = -1;
      const node =
        event.target instanceof Element && event.target.matches('[data-card]:focus-visible') ? event.target : null;
      if (node) setAnchor(anchorAt(node, false));
      else if (shown.current && !shown.current.pinned && !shown.current.passing) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shown.current) {
        event.stopImmediatePropagation();
        event.preventDefault();
        close();
        return;
      }
      const at = document.activeElement;
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || !at || at.matches('input, textarea, select')) return;
      // One press after another goes through the names of what is focused.
      const names = at.matches('[data-card], [data-hex]') ? [at] : [...at.querySelectorAll('[data-card]')];
      if (names.length === 0) return;
      asked = (asked + 1) % names.length;
      setAnchor(anchorAt(names[asked] as Element, true));
    };
    const scrolled = () => {
      if (shown.current && !shown.current.pinned) close();
    };
    const whole = { capture: true } as const;
    addEventListener('pointermove', move, { capture: true, passive: true });
    addEventListener('pointerover', over);
    addEventListener('pointerdown', down, whole);
    addEventListener('pointerup', up, whole);
    addEventListener('pointercancel', up, whole);
    addEventListener('click', click, whole);
    addEventListener('contextmenu', menu, whole);
    addEventListener('focusin', focus);
    addEventListener('keydown', key, whole);
    addEventListener('wheel', scrolled, { capture: true, passive: true });
    return () => {
      clearTimeout(timer.current);
      removeEventListener('pointermove', move, whole);
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', down, whole);
      removeEventListener('pointerup', up, whole);
      removeEventListener('pointercancel', up, whole);
      removeEventListener('click', click, whole);
      removeEventListener('contextmenu', menu, whole);
      removeEventListener('focusin', focus);
      removeEventListener('keydown', key, whole);
      removeEventListener('wheel', scrolled, whole);
    };
  }, [later, close]);
  return { anchor, close, hold };
}
