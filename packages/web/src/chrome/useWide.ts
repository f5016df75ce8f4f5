import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(min-width: 1000px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Is there room beside the map? Else everything lies in tabs under it. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
