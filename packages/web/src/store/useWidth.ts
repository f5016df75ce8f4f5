import { type RefObject, useEffect, useState } from 'react';

/** The width of a box in the size of its letters; none before it is measured. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const watch = new ResizeObserver(([entry]) => setWidth((entry?.contentRect.width ?? 0) / rem));
    watch.observe(node);
    return () => watch.disconnect();
  }, [box]);
  return width;
}
