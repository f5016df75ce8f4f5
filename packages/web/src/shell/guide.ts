import type { Language } from '@binario/kernel';

/** The player's guide in each language, as Markdown; loaded when it is read. */
export type Guides = Readonly<Record<Language, () => Promise<string>>>;
