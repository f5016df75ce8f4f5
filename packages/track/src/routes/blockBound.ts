import type { TrainNetwork } from './trainNetwork.ts';

/**
 * A bound for trains that length does not hold back. What is left of the network falls into blocks joined at single
 * stops; a route that has left a block through such a stop cannot come back, so it collects at most the blocks along one
 * chain, or along two while the second arm is to come. Blocks are found by one depth-first walk with low points.
 *
 * `head` and `anchor` (-1 when the second arm has begun) count as one stop, from which the rest hangs.
 */
export function blockBound(
  lines: TrainNetwork,
  visited: Uint8Array,
  used: Int32Array,
): (head: number, anchor: number) => number {
  const { count, values, passes, first, to, sections, words } = lines;
  const order = new Int32Array(count);
  const low = new Int32Array(count);
  /** The best chain that hangs from a stop. */
  const hanging = new Float64Array(count);
  const stack = new Int32Array(count);
  let height = 0;
  let clock = 0;
  let root = -1;
  /** Chains that hang from the root: the best, the second best; and the best block that both arms enter. */
  let chain = 0;
  let otherChain = 0;
  let shared = 0;

  const isFree = (leg: number): boolean => {
    for (let w = 0, s = leg * words; w < words; w++, s++) {
      if ((used[w] as number) & (sections[s] as number)) return false;
    }
    return true;
  };

  /** A block hangs from a stop; two chains may leave it further on. */
  const hang = (stop: number, block: number, exit: number, otherExit: number): void => {
    const length = block + exit;
    if (stop !== root) {
      if (length > (hanging[stop] as number)) hanging[stop] = length;
      return;
    }
    if (length + otherExit > shared) shared = length + otherExit;
    if (length > chain) {
      otherChain = chain;
      chain = length;
    } else if (length > otherChain) otherChain = length;
  };

  /** The block that was entered at `entry` is complete: everything on the stack down to there. */
  const close = (stop: number, entry: number): void => {
    let block = 0;
    let exit = 0;
    let otherExit = 0;
    let member: number;
    do {
      member = stack[--height] as number;
      block += values[member] as number;
      const length = hanging[member] as number;
      if (length > exit) {
        otherExit = exit;
        exit = length;
      } else if (length > otherExit) otherExit = length;
    } while (member !== entry);
    hang(stop, block, exit, otherExit);
  };

  /** Follows the legs of `from`, which is `stop` itself or the other half of the root. */
  const scan = (stop: number, from: number): void => {
    const end = first[from + 1] as number;
    for (let leg = first[from] as number; leg < end; leg++) {
      const next = to[leg] as number;
      const isBack = (order[next] as number) > 0;
      if ((visited[next] && !isBack) || !isFree(leg)) continue;
      if (isBack) {
        if ((order[next] as number) < (low[stop] as number)) low[stop] = order[next] as number;
      } else if (!passes[next]) {
        // Only an end: a block of its own at each stop from which it can be reached.
        hang(stop, values[next] as number, 0, 0);
      } else {
        order[next] = low[next] = ++clock;
        hanging[next] = 0;
        stack[height++] = next;
        scan(next, next);
        const lowest = low[next] as number;
        if (lowest >= (order[stop] as number)) close(stop, next);
        else if (lowest < (low[stop] as number)) low[stop] = lowest;
      }
    }
  };

  return (head, anchor) => {
    order.fill(0);
    height = 0;
    clock = 1;
    chain = otherChain = shared = 0;
    root = head;
    low[head] = 1;
    if (passes[head]) order[head] = 1;
    if (anchor >= 0) order[anchor] = 1;
    if (passes[head]) scan(head, head);
    if (anchor < 0) return chain;
    // A head that is an end has no order of its own, but stands for the anchor here.
    order[head] = 1;
    scan(head, anchor);
    return Math.max(shared, chain + otherChain);
  };
}
