import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { all, closeUp, isFar, isFarAway, isLargeEnough, movedTo, type Pane, shows, type View } from './closeUp.ts';
import type { Box, Point } from './geometry.ts';

/** How the map is moved closer and further away. */
export interface Zooming {
  readonly by: (factor: number) => void;
  /** The whole map; from there back to what the question is about, where a pane is too small for both. */
  readonly fit: () => void;
  /** Tells what the question is about, the most wanted first: where the pane is small it is shown large. */
  readonly attend: (groups: readonly (readonly Point[])[]) => void;
  /** Brings a hex into sight. */
  readonly reveal: (point: Point) => void;
}

type Behaviour = ZoomBehavior<SVGSVGElement, unknown>;

type Size = Omit<Pane, 'box'>;

/** The tools lie over the top of a small map. */
function sizeOf(node: SVGSVGElement): Size {
  const { width, height, top } = node.getBoundingClientRect();
  const tools = node.parentElement?.querySelector('.map-tools')?.getBoundingClientRect();
  const covered = tools && tools.bottom - top < height / 2 && tools.width > tools.height ? tools.bottom - top : 0;
  return { width, height, covered };
}

/** Is there something on the map that the question is about? */
const isAsked = (groups: readonly (readonly Point[])[]): boolean => groups.some((group) => group.length > 0);

/** Wheel, drag and pinch move the drawing by its transform alone: React does not take part in panning. */
export function useZoom(svg: RefObject<SVGSVGElement | null>, layer: RefObject<SVGGElement | null>, box: Box): Zooming {
  const behaviour = useRef<Behaviour | null>(null);
  /** Who chose what is seen: the page, the person's own hand, or the person who wants all of it. */
  const chosen = useRef<'page' | 'hand' | 'whole'>('page');
  const wanted = useRef<readonly (readonly Point[])[]>([]);
  /** Known without asking: to measure right after a change makes the browser lay out the whole page twice. */
  const size = useRef<Size | null>(null);
  useEffect(() => {
    const node = svg.current;
    const group = layer.current;
    if (!node || !group) return;
    const name = () => {
      size.current ??= sizeOf(node);
      group.classList.toggle('is-far', isFar({ box, ...size.current }, zoomTransform(node)));
    };
    const made: Behaviour = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.8, 7])
      .clickDistance(6)
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (event.sourceEvent) chosen.current = 'hand';
        group.setAttribute('transform', event.transform.toString());
        name();
      });
    behaviour.current = made;
    const selection = select(node);
    selection.call(made).on('dblclick.zoom', null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '+' || event.key === '=') made.scaleBy(selection, 1.3);
      else if (event.key === '-') made.scaleBy(selection, 1 / 1.3);
      else if (event.key === '0') made.transform(selection, zoomIdentity);
      else return;
      chosen.current = event.key === '0' ? 'whole' : 'hand';
      event.preventDefault();
    };
    node.addEventListener('keydown', onKey);
    const resized = new ResizeObserver(() => {
      size.current = sizeOf(node);
      name();
    });
    resized.observe(node);
    // On paper there is the whole map, whatever part of it is on the screen.
    const onPaper = () => {
      group.removeAttribute('transform');
      group.classList.remove('is-far');
    };
    const onScreen = () => {
      group.setAttribute('transform', zoomTransform(node).toString());
      name();
    };
    addEventListener('beforeprint', onPaper);
    addEventListener('afterprint', onScreen);
    return () => {
      resized.disconnect();
      removeEventListener('beforeprint', onPaper);
      removeEventListener('afterprint', onScreen);
      node.removeEventListener('keydown', onKey);
      selection.on('.zoom', null);
    };
  }, [svg, layer, box]);
  const run = useCallback(
    (change: (made: Behaviour, node: SVGSVGElement) => void) => {
      if (behaviour.current && svg.current) change(behaviour.current, svg.current);
    },
    [svg],
  );
  return useMemo(() => {
    const paneOf = (node: SVGSVGElement): Pane => {
      size.current ??= sizeOf(node);
      return { box, ...size.current };
    };
    const go = (made: Behaviour, node: SVGSVGElement, { k, x, y }: View) =>
      made.transform(select(node), zoomIdentity.translate(x, y).scale(k));
    return {
      by: (factor) =>
        run((made, node) => {
          chosen.current = 'hand';
          made.scaleBy(select(node), factor);
        }),
      fit: () =>
        run((made, node) => {
          const pane = paneOf(node);
          const back = chosen.current === 'whole' && !isLargeEnough(pane, isAsked(wanted.current));
          chosen.current = back ? 'page' : 'whole';
          go(made, node, back ? closeUp(pane, wanted.current) : all);
        }),
      attend: (groups) =>
        run((made, node) => {
          const first = wanted.current.length === 0;
          wanted.current = groups;
          const pane = paneOf(node);
          if (pane.width === 0 || isLargeEnough(pane, isAsked(groups)) || chosen.current === 'whole') return;
          const now = zoomTransform(node);
          const points = groups.find((group) => group.length > 0) ?? [];
          if (chosen.current === 'page') {
            const ideal = closeUp(pane, groups);
            if (first || !shows(pane, now, points) || isFarAway(now, ideal)) go(made, node, ideal);
          } else if (!shows(pane, now, points)) go(made, node, movedTo(pane, now, points));
        }),
      reveal: (point) =>
        run((made, node) => {
          const pane = paneOf(node);
          const now = zoomTransform(node);
          if (now.k > 1 && !shows(pane, now, [point])) go(made, node, movedTo(pane, now, [point]));
        }),
    };
  }, [run, box]);
}
