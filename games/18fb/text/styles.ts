import { type RailStyle, railTranslated } from '@binario/rail';

/** Styles the game writes itself. */
export type OwnStyle18fb = 'corp' | 'hex' | 'private' | 'route' | 'train' | 'trainOwner';

/** Styles whose values are words of the catalogue. */
export const translated = [...railTranslated, 'help', 'place', 'standing', 'zone'] as const;

/** Every style its texts may use. */
export type Style18fb = RailStyle | OwnStyle18fb | (typeof translated)[number];
