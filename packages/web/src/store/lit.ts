import { create } from 'zustand';

/** Places that light up on the map while something is read about them. */
export const useLit = create<{ readonly hexes: readonly string[] }>(() => ({ hexes: [] }));

const nothing: readonly string[] = [];

/** Lights hexes up on the map; without any, lights them out. */
export function light(hexes: readonly string[] = nothing): void {
  if (hexes.length > 0 || useLit.getState().hexes.length > 0) useLit.setState({ hexes });
}
