import { type RailStyle, railTranslated } from '@binario/rail';

/** Styles the game writes itself. */
export type OwnStyle1865 = 'corp' | 'hex' | 'route' | 'train' | 'trainOwner';

/** Styles whose values are words of the catalogue. */
export const translated = [...railTranslated, 'private', 'provenance', 'standing', 'status', 'stop', 'zone'] as const;

/** Every style its texts may use. */
export type Style1865 = RailStyle | OwnStyle1865 | (typeof translated)[number];
