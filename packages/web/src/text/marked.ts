import type { Speaker } from '@binario/kernel';

/** Names that have a card, by the style in which sentences write them. */
const kinds: Readonly<Record<string, string>> = {
  corp: 'corp',
  holder: 'corp',
  hex: 'hex',
  phase: 'phase',
  private: 'private',
  tile: 'tile',
  train: 'train',
};

/** Labels whose word of the trade is explained, by their key; a game adds its own. */
const explained: Readonly<Record<string, string>> = {
  'bank.left': 'bank',
  'corp.inPool': 'pool',
  'corp.inTreasury': 'treasury',
  'corp.president': 'president',
  'corp.tokens': 'token',
  'corp.treasury': 'treasury',
  'head.price': 'price',
  'phase.phase': 'phase',
  'player.certs': 'limit',
  'player.priority': 'priority',
  'train.gone': 'scrapped',
  'train.scrapped': 'scrapped',
  'train.soldOut': 'scrapped',
};

// Characters that no text has: kind, id and word of a name between them.
const OPEN = '\u0001';
const THEN = '\u0002';
const CLOSE = '\u0003';

/** Speaks so that the names in its sentences can be found again. */
export function marking(speaker: Speaker): Speaker {
  return {
    ...speaker,
    mark(word, value, style, name) {
      const kind = kinds[speaker.styleOf?.(style, name) ?? style ?? name];
      return kind === undefined ? word : `${OPEN}${kind} ${value}${THEN}${word}${CLOSE}`;
    },
  };
}

/** A label with the word of the trade that explains it, if there is one. */
export function explaining(word: string, key: string, own: Readonly<Record<string, string>> = {}): string {
  const term = own[key] ?? explained[key];
  return term === undefined ? word : `${OPEN}term ${term}${THEN}${word}${CLOSE}`;
}

/** A piece of a sentence; with a card if it is a name. */
export interface Piece {
  readonly word: string;
  /** Kind and id, `corp FMS`. */
  readonly card?: string;
}

/** A sentence of a marking speaker in pieces. */
export function piecesOf(sentence: string): readonly Piece[] {
  return sentence.split(OPEN).flatMap((part, i): readonly Piece[] => {
    if (i === 0) return part === '' ? [] : [{ word: part }];
    const [card = '', rest = ''] = part.split(THEN);
    const [word = '', after = ''] = rest.split(CLOSE);
    return [{ word, card }, ...(after === '' ? [] : [{ word: after }])];
  });
}
