import type { BoardFinding, Params } from '@binario/kernel';

/** Collects what is found about a board, in the order in which it is looked through. `Key` are the texts there are. */
export class Findings<Key extends string = string> {
  readonly all: BoardFinding[] = [];

  /** Makes the board unplayable. */
  error(at: string, key: `board.${Key}`, params: Params = {}): void {
    this.all.push({ severity: 'error', at, key, params });
  }

  /** Departs from this section of the rulebook, but can be played. */
  warning(cite: string, at: string, key: `board.${Key}`, params: Params = {}): void {
    this.all.push({ severity: 'warning', at, key, params, cite });
  }

  get hasError(): boolean {
    return this.all.some(({ severity }) => severity === 'error');
  }
}
