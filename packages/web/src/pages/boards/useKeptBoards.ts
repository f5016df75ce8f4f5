import { useCallback, useEffect, useState } from 'react';
import { type KeptBoard, keptBoards } from '../../store/boards.ts';

/** The boards of this device, and a way to look again. Where nothing can be kept there are none. */
export function useKeptBoards(): readonly [kept: readonly KeptBoard[], refresh: () => void] {
  const [kept, setKept] = useState<readonly KeptBoard[]>([]);
  const refresh = useCallback(() => void keptBoards().then(setKept, () => setKept([])), []);
  useEffect(refresh, [refresh]);
  return [kept, refresh];
}
