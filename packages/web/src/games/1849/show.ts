import { board } from '@binario/game-1849/data/map';
import { hexDef } from '@binario/rail';

/** How the things of 1849 look and are called: presentation only. */
export type LogoShape = 'star' | 'spiral' | 'sun' | 'trinacria' | 'wheel' | 'temple';

export interface CorpLook {
  readonly fill: string;
  readonly ink: string;
  readonly logo: LogoShape;
}

/** Enamel colours; every company also has a sign of its own, so colour never stands alone. */
export const corpLooks: Readonly<Record<string, CorpLook>> = {
  AFG: { fill: '#b3261e', ink: '#fff6e5', logo: 'star' },
  ATA: { fill: '#1f6b45', ink: '#fff6e5', logo: 'spiral' },
  CTL: { fill: '#f0c22e', ink: '#2a2417', logo: 'sun' },
  IFT: { fill: '#234f93', ink: '#fff6e5', logo: 'trinacria' },
  RCS: { fill: '#cf5f14', ink: '#fff6e5', logo: 'wheel' },
  SFA: { fill: '#e3a1b4', ink: '#3b1522', logo: 'temple' },
};

export const lookOf = (corp: string): CorpLook => corpLooks[corp] ?? { fill: '#777', ink: '#fff', logo: 'wheel' };

/** Players are told apart by colour and by number. */
export const playerColours = ['#7a4b12', '#1d5a6e', '#6b2450', '#44591c', '#4a3f86'];

export const trainName = (train: string): string => train.replace(/-\d+$/, '');

export const terrainCosts: Readonly<Record<string, number>> = { rough: 40, hills: 80, mountains: 160 };

/** `Palermo (C5)`; a hex without a name is called by its place. */
export function hexName(id: string): string {
  if (!board.numberOf.has(id)) return id;
  const { name } = hexDef(board, id);
  return name ? `${name} (${id})` : id;
}
