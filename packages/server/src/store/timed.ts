import type { Store } from './store.ts';

/** A store that does the same, while somebody is told how every append ended, and after how many seconds. */
export function timed(store: Store, onCommit: (outcome: string, seconds: number) => void): Store {
  return {
    ...store,
    append: async (entry) => {
      const since = performance.now();
      const told = (outcome: string) => onCommit(outcome, (performance.now() - since) / 1000);
      try {
        const appended = await store.append(entry);
        told(appended.ok ? 'ok' : appended.why);
        return appended;
      } catch (error) {
        told('failed');
        throw error;
      }
    },
  };
}
