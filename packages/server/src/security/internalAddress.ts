import { BlockList, isIP } from 'node:net';

// Whatever is not plainly a public host: this machine, private and link-local networks (with the metadata services of hosting
// companies), carrier networks, documentation, multicast, and the IPv6 forms that carry an IPv4 address inside.
const FOUR = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

const SIX = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

// One list per family: a list compares an IPv4 address with its IPv6 forms too, and would find every one of them in ::ffff:0:0/96.
const internal = { ipv4: listOf('ipv4', FOUR), ipv6: listOf('ipv6', SIX) };
const loopback = { ipv4: listOf('ipv4', [['127.0.0.0', 8]]), ipv6: listOf('ipv6', [['::1', 128]]) };

function listOf(type: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, type);
  return list;
}

/** May a request that somebody else wished for not go to this address? Text that is no address is refused as well. */
export function isInternal(address: string, allowLoopback = false): boolean {
  const bare = address.replace(/%.*$/, '');
  const type = typeOf(bare);
  if (type === undefined) return true;
  if (allowLoopback && loopback[type].check(bare, type)) return false;
  return internal[type].check(bare, type);
}

/** Does somebody with this address call from this machine? */
export function isLoopback(address: string): boolean {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const type = typeOf(bare);
  return type !== undefined && loopback[type].check(bare, type);
}

function typeOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const family = isIP(address);
  return family === 0 ? undefined : family === 4 ? 'ipv4' : 'ipv6';
}
