import { type RailStyle, railTranslated } from '@binario/rail';

/** Styles the game writes itself. */
export type OwnStyle1849 = 'corp' | 'hex' | 'pile' | 'private' | 'routes' | 'train' | 'trainOwner';

/** Styles whose values are words of the catalogue. */
export const translated = [...railTranslated, 'gauge', 'stop', 'terrain'] as const;

/** Every style its texts may use. */
export type Style1849 = RailStyle | OwnStyle1849 | (typeof translated)[number];
