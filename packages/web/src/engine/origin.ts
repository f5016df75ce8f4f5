import type { GameFile, Origin, Parting } from '../model/gameFile.ts';

interface Found {
  /** The version of the rules the record was written by, and ours. */
  readonly rules: number;
  readonly ours: number;
  readonly parting: Parting | null;
  /** The whole record. */
  readonly text: () => string;
}

/** What a player must be told about a record that was played back; nothing is lost of what could not be followed. */
export function originOf(before: Origin | undefined, { rules, ours, parting, text }: Found): Pick<GameFile, 'origin'> {
  if (rules === ours && !parting) return before ? { origin: before } : {};
  const cut = parting !== null && !parting.passedOver;
  return {
    origin: {
      ...before,
      ...(rules !== ours && { rules }),
      ...(parting && { parting }),
      ...(cut && before?.original === undefined && { original: text() }),
      told: false,
    },
  };
}
