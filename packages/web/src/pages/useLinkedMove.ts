import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { jump } from '../store/play.ts';

/** An address may name a move: the table then opens as it was after it. */
export function useLinkedMove(): void {
  const wanted = Number.parseInt(new URLSearchParams(useSearch()).get('move') ?? '', 10);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!Number.isSafeInteger(wanted) || wanted < 0 || shown.current === wanted) return;
    shown.current = wanted;
    void jump(wanted);
  }, [wanted]);
}
