import { useMemo } from 'react';
import type { Seat } from '../engine/protocol.ts';
import { useDress } from '../games/GameContext.tsx';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { type Text, textIn } from './textIn.ts';

export type { Text } from './textIn.ts';

const nobody: readonly Seat[] = [];

export function useText(): Text {
  const language = useSettings((settings) => settings.language);
  const seats = useTable((table) => table.file?.seats ?? nobody);
  const dress = useDress();
  return useMemo(() => textIn(language, seats, dress), [language, seats, dress]);
}
