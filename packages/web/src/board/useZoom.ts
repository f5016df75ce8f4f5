import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

export interface Zooming {
  readonly by: (factor: number) => void;
  readonly fit: () => void;
}

/** Wheel, drag and pinch move the drawing by its transform alone: React does not take part in panning. */
export function useZoom(svg: RefObject<SVGSVGElement | null>, layer: RefObject<SVGGElement | null>): Zooming {
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  useEffect(() => {
    const node = svg.current;
    const group = layer.current;
    if (!node || !group) return;
    const made = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.8, 7])
      .clickDistance(6)
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        group.setAttribute('transform', event.transform.toString());
      });
    behaviour.current = made;
    const selection = select(node);
    selection.call(made).on('dblclick.zoom', null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '+' || event.key === '=') made.scaleBy(selection, 1.3);
      else if (event.key === '-') made.scaleBy(selection, 1 / 1.3);
      else if (event.key === '0') made.transform(selection, zoomIdentity);
      else return;
      event.preventDefault();
    };
    node.addEventListener('keydown', onKey);
    return () => {
      node.removeEventListener('keydown', onKey);
      selection.on('.zoom', null);
    };
  }, [svg, layer]);
  const run = useCallback(
    (change: (made: ZoomBehavior<SVGSVGElement, unknown>, node: SVGSVGElement) => void) => {
      if (behaviour.current && svg.current) change(behaviour.current, svg.current);
    },
    [svg],
  );
  return {
    by: (factor) => run((made, node) => made.scaleBy(select(node), factor)),
    fit: () => run((made, node) => made.transform(select(node), zoomIdentity)),
  };
}
