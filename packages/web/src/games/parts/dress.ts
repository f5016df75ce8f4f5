import type { Catalogue, Language, Speaker } from '@binario/kernel';
import type { ReactNode } from 'react';

/** What people at the table are called, by seat. */
export type Names = Readonly<Record<string, string>>;

/** A company's enamel. It also has a sign of its own, so colour never stands alone. */
export interface CorpLook {
  readonly fill: string;
  readonly ink: string;
  /** SVG of our own drawing within a circle of radius 10 around the origin. */
  sign(ink: string): ReactNode;
}

/** How a game speaks and how its companies look: enough to draw a picture of it anywhere. */
export interface Dress {
  /** Everything that is said of this game besides the page's own words; the same key here replaces the page's. */
  catalogue(language: Language): Catalogue<string>;
  speaker(language: Language, names: Names): Speaker;
  /** Undefined for what is no company. */
  look(corp: string): CorpLook | undefined;
}
