import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(min-width: 1000px) and (min-height: 521px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Is there room for several panels? Else everything lies in tabs under the map, or beside it where the screen is low. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
