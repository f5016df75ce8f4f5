import { isIP } from 'node:net';

/** How much may come from one place within a time. */
export interface RateLimit {
  /** What may come at once, and again within `window` milliseconds. */
  readonly most: number;
  readonly window: number;
  /** A clock that never steps: the time of day may, and would lock everybody out or let everybody in. */
  readonly now: () => number;
  /** Senders remembered at most; the one not heard of for longest is forgotten first. */
  readonly senders?: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Counts per sender, in memory of this node: a bucket that refills evenly. Its memory is bounded. What must be counted over all nodes: `Attempts`. */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly limit: Required<RateLimit>;

  constructor(limit: RateLimit) {
    this.limit = { senders: 20_000, ...limit };
  }

  /** Takes one. Returns 0 if there was one, or else the seconds until there is. */
  take(sender: string, amount = 1): number {
    const { senders } = this.limit;
    const { left, at } = this.bucketOf(sender);
    const granted = left >= amount;
    this.buckets.delete(sender);
    this.buckets.set(sender, { left: granted ? left - amount : left, at });
    if (this.buckets.size > senders) this.buckets.delete(this.buckets.keys().next().value as string);
    return this.secondsFor(amount, left);
  }

  /** What `take` would return, without taking one. */
  waitOf(sender: string): number {
    return this.secondsFor(1, this.bucketOf(sender).left);
  }

  private bucketOf(sender: string): Bucket {
    const { most, window, now } = this.limit;
    const at = now();
    const found = this.buckets.get(sender);
    return { at, left: found ? Math.min(most, found.left + ((at - found.at) / window) * most) : most };
  }

  private secondsFor(amount: number, left: number): number {
    const { most, window } = this.limit;
    return left >= amount ? 0 : Math.max(1, Math.ceil((((amount - left) / most) * window) / 1000));
  }

  get size(): number {
    return this.buckets.size;
  }
}

/** Whoever has one IPv6 address has billions: their network counts as one sender. */
export function senderOf(address: string | undefined): string {
  // The connection is gone already, and its address with it.
  if (address === undefined) return 'nobody';
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
