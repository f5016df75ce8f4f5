import { useSyncExternalStore } from 'react';

/**
 * How the table is laid out: `phone` has the map above and everything else in tabs under it; `side`, a phone on its side or
 * a tablet, has those tabs beside the map; `wide` has map, question and several panels at once.
 */
export type Form = 'phone' | 'side' | 'wide';

const wide = window.matchMedia('(min-width: 1200px) and (min-height: 521px)');
/** Under a map that is wider than tall a tablet has room for a panel. */
const tablet = window.matchMedia('(min-width: 1000px) and (min-height: 600px)');
const side = window.matchMedia('(min-aspect-ratio: 6 / 5)');
/** From here on three panels stand side by side, and from there four. */
const three = window.matchMedia('(min-width: 1600px)');
const four = window.matchMedia('(min-width: 2300px)');
/** From here on those beside a tall map stand in two columns, and the question needs a smaller part of the width. */
const broad = window.matchMedia('(min-width: 1850px)');

function subscribe(listener: () => void): () => void {
  const all = [wide, tablet, side, three, four, broad];
  for (const query of all) query.addEventListener('change', listener);
  return () => {
    for (const query of all) query.removeEventListener('change', listener);
  };
}

const formNow = (): Form => (wide.matches ? 'wide' : side.matches ? 'side' : 'phone');
const formOfWideMap = (): Form => (tablet.matches ? 'wide' : formNow());
const roomNow = (): number => (four.matches ? 4 : three.matches ? 3 : wide.matches ? 2 : 1);

/** The form of the page that fits the window now. */
export function useForm(tallMap: boolean): Form {
  return useSyncExternalStore(subscribe, tallMap ? formNow : formOfWideMap);
}

/** For how many panels there is room side by side. */
export function useRoom(): number {
  return useSyncExternalStore(subscribe, roomNow);
}

/** Whether panels beside a tall map have two columns. */
export function useBroad(): boolean {
  return useSyncExternalStore(subscribe, () => broad.matches);
}
