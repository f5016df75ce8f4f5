import { rulebook } from '@binario/game-1849/rulebook/rulebook';
import type { Book } from '../parts/book.ts';

export const rules1849: Book = {
  sections: (language) =>
    rulebook(language).map(({ id, title, paragraphs }) => ({
      id,
      title,
      paragraphs: paragraphs.map(({ key, text, rulings, example }) => ({
        key,
        text,
        rulings: rulings.map((number) => `RUL-${number}`),
        example,
      })),
    })),
};
