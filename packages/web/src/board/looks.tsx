import type { BoardFile } from '@binario/kernel';
import { createContext, type ReactNode, useContext } from 'react';

/** The colours of a company. It also has a sign of its own, so colour never stands alone. */
export interface CorpLook {
  readonly fill: string;
  readonly ink: string;
  /** SVG of our own drawing within a circle of radius 10 around the origin. */
  sign(ink: string): ReactNode;
}

/** How the companies of a game look, on the board in the box or on another; undefined for what is no company. */
export type Looks = (corp: string, board?: BoardFile) => CorpLook | undefined;

/** The same on the board that is shown here. */
type ShownLooks = (corp: string) => CorpLook | undefined;

const LooksContext = createContext<ShownLooks>(() => undefined);

const unknown: CorpLook = { fill: '#777', ink: '#fff', sign: () => null };

/** Within it companies look as in this game. */
export function LooksProvider({ looks, children }: { looks: ShownLooks; children: ReactNode }) {
  return <LooksContext value={looks}>{children}</LooksContext>;
}

/** How companies look in the game that is shown here, on its board. */
export const useLooks = (): ShownLooks => useContext(LooksContext);

/** How a company looks in the game that is shown here. */
export function useLook(corp: string): CorpLook {
  return useContext(LooksContext)(corp) ?? unknown;
}
