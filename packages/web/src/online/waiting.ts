import type { ListPage, TableListing } from '@binario/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from './api.ts';
import { useYou } from './you.ts';

const AGAIN = 30_000;

interface WaitingState {
  /** Tables where something is asked of this person, the most urgent first. */
  readonly tables: readonly TableListing[];
}

/** The tables that wait for whoever is at this page, for components. */
export const useWaiting = create<WaitingState>(() => ({ tables: [] }));

/** Does this table wait for whoever is at this page? */
export const waitsForMe = ({ yourTurn, asked }: TableListing): boolean => yourTurn || asked === true;

/** What has a deadline comes first, the nearest of all. */
export const byUrgency = (a: TableListing, b: TableListing): number =>
  (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY) || a.updated - b.updated;

/** Asks the server which tables wait. */
export async function lookWhatWaits(): Promise<void> {
  if (!useYou.getState().account) return useWaiting.setState({ tables: [] });
  // At rest or over, somebody may still wish for something that needs an answer; tables with new wishes are the latest.
  const wanted = ['status=playing&limit=100', 'status=paused&limit=30', 'status=ended&limit=30'];
  const pages = await Promise.all(wanted.map((each) => api<ListPage>('GET', `/tables?mine=1&${each}`)));
  const waiting = pages
    .flatMap(({ tables }) => tables)
    .filter(waitsForMe)
    .sort(byUrgency);
  useWaiting.setState({ tables: waiting });
  // The icon of an installed page says it too, where the system lets it.
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };
  if (setAppBadge) void setAppBadge.call(navigator, waiting.length).catch(() => undefined);
}

/** Tables that wait for this person, looked up again and again while somebody looks. */
export function useWhatWaits(): readonly TableListing[] {
  const account = useYou((you) => you.account?.id);
  useEffect(() => {
    const look = () => void lookWhatWaits().catch(() => undefined);
    look();
    if (account === undefined) return;
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [account]);
  return useWaiting((state) => state.tables);
}
