import { type Catalogue, frenchSpaces } from '@binario/kernel';

export { frenchSpaces };

export function spaced<K extends string>(texts: Catalogue<K>): Catalogue<K> {
  const lines = Object.entries<string>(texts).map(([key, text]) => [key, frenchSpaces(text)] as const);
  return Object.fromEntries(lines) as Catalogue<K>;
}
