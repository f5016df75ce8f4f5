import type { SetupWish } from '@binario/kernel';
import { useState } from 'react';
import { usePresenter } from '../../game/GameContext.tsx';
import type { FormField } from '../../game/setupForm.ts';
import { seed } from '../../store/createGame.ts';
import { type LastSetup, lastSetup, rememberSetup, type SetupKind } from '../../store/lastSetup.ts';
import { myName } from '../../store/settings.ts';
import { useLevels } from '../../store/useLevels.ts';
import { askedOf, type Wished } from '../SetupFields.tsx';

/** A seat taken by a person; any other word is the level of an automatic player. */
export const PERSON = 'person';

/** What has been wished for a new game so far, and how it is changed. */
export interface Setup {
  readonly players: number;
  readonly setPlayers: (players: number) => void;
  readonly fields: readonly FormField[];
  readonly wished: Wished;
  readonly setWished: (wished: Wished) => void;
  /** Levels of automatic players, the usual one first; none until the engine has said them. */
  readonly levels: readonly string[];
  readonly sitterAt: (seat: number) => string;
  readonly setSitter: (seat: number, sitter: string) => void;
  readonly nameAt: (seat: number) => string;
  readonly setName: (seat: number, name: string) => void;
  /** It begins with what was chosen last time. */
  readonly again: boolean;
  wish(): SetupWish;
  remember(): void;
}

/** What is being chosen for a new game: it begins as the last one of this kind did. */
export function useSetup(kind: SetupKind): Setup {
  const { id: game, form } = usePresenter();
  const { min, max } = form.players;
  const [last] = useState(() => lastSetup(game, kind));
  const [players, setPlayers] = useState(() =>
    Math.min(max, Math.max(min, last?.players ?? usual(form.usual, kind, max))),
  );
  const [wished, setWished] = useState<Wished>({ variants: last?.variants ?? [], options: last?.options ?? {} });
  const [sitters, setSitters] = useState<LastSetup['sitters']>(last?.sitters ?? []);
  const [names, setNames] = useState<LastSetup['names']>(() => [myName(), ...(last?.names.slice(1) ?? [])]);
  const levels = useLevels(game);
  const fields = form.fields(players);
  const sitterAt = (seat: number): string => {
    const chosen = sitters[seat] ?? (kind === 'alone' && seat > 0 ? '' : PERSON);
    return chosen === PERSON || levels.includes(chosen) ? chosen : (levels[0] ?? PERSON);
  };
  const seats = Array.from({ length: max }, (_, seat) => seat);
  return {
    players,
    setPlayers,
    fields,
    wished,
    setWished,
    levels,
    sitterAt,
    setSitter: (seat, sitter) =>
      setSitters(seats.map((each) => (each === seat ? sitter : (sitters[each] ?? sitterAt(each))))),
    nameAt: (seat) => names[seat] ?? '',
    setName: (seat, name) => setNames(seats.map((each) => (each === seat ? name : (names[each] ?? '')))),
    again: last !== undefined,
    wish: () => ({ players, seed: seed(), ...askedOf(fields, wished) }),
    remember: () => rememberSetup(game, kind, { players, sitters: seats.map(sitterAt), names, ...wished }),
  };
}

/** Alone there are three opponents, where the game has room for them. */
const usual = (together: number, kind: SetupKind, max: number): number =>
  kind === 'alone' ? Math.min(4, max) : together;
