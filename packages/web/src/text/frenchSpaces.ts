import type { Catalogue } from '@binario/kernel';

/** French sets a space before double punctuation; no line may break there. */
export function frenchSpaces(text: string): string {
  return text.replace(/ ([:;!?%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

export function spaced<K extends string>(texts: Catalogue<K>): Catalogue<K> {
  const lines = Object.entries<string>(texts).map(([key, text]) => [key, frenchSpaces(text)] as const);
  return Object.fromEntries(lines) as Catalogue<K>;
}
