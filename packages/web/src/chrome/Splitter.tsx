import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

interface SplitterProps {
  readonly label: string;
  /** The border runs from top to bottom, and moves to the left and right. */
  readonly vertical: boolean;
  /** The part of the parent's size that lies before the border, from 0 to 1; without it the page has put it where it is. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly onMove: (value: number) => void;
  /** Back to where the page has it. */
  readonly onReset: () => void;
  readonly className?: string;
}

const STEP = 0.02;

/** A border that can be moved by hand and by the arrow keys; a double click or the key Delete puts it back. */
export function Splitter({ label, vertical, value: given, min, max, onMove, onReset, className }: SplitterProps) {
  const [box, found] = useFound(vertical, given);
  const value = given ?? found;
  const start = useRef<{ readonly at: number; readonly value: number; readonly length: number } | null>(null);
  const move = (to: number) => onMove(Math.max(min, Math.min(max, to)));
  const placeOf = (event: PointerEvent) => (vertical ? event.clientX : event.clientY);
  const onDown = (event: PointerEvent<HTMLElement>) => {
    const whole = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!whole) return;
    start.current = { at: placeOf(event), value, length: vertical ? whole.width : whole.height };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onDrag = (event: PointerEvent) => {
    const from = start.current;
    if (from && from.length > 0) move(from.value + (placeOf(event) - from.at) / from.length);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -STEP, ArrowUp: -STEP, ArrowRight: STEP, ArrowDown: STEP }[event.key];
    if (by !== undefined) move(value + by);
    else if (event.key === 'Home') move(min);
    else if (event.key === 'End') move(max);
    else if (event.key === 'Delete' || event.key === 'Backspace') onReset();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator with a value can
    <div
      ref={box}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      aria-valuemin={Math.round(min * 100)}
      aria-valuemax={Math.round(max * 100)}
      aria-valuenow={Math.round(value * 100)}
      className={['splitter', vertical ? 'is-vertical' : 'is-horizontal', className ?? ''].join(' ').trim()}
      onPointerDown={onDown}
      onPointerMove={onDrag}
      onPointerUp={() => {
        start.current = null;
      }}
      onDoubleClick={onReset}
      onKeyDown={onKey}
    />
  );
}

/** Where the page has put the border, as long as nobody has moved it: seen again whenever its surroundings change. */
function useFound(vertical: boolean, given: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [found, find] = useState(0.5);
  useEffect(() => {
    const [border, parent] = [box.current, box.current?.parentElement];
    if (given !== undefined || !border || !parent) return;
    const watch = new ResizeObserver(() => {
      const [inner, outer] = [border.getBoundingClientRect(), parent.getBoundingClientRect()];
      const [from, length] = vertical ? [inner.left - outer.left, outer.width] : [inner.top - outer.top, outer.height];
      if (length > 0) find(from / length);
    });
    watch.observe(parent);
    return () => watch.disconnect();
  }, [vertical, given]);
  return [box, found] as const;
}
