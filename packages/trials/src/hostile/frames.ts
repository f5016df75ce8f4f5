import type { Dice } from './dice.ts';
import { mutated } from './mutate.ts';
import type { Scene } from './scene.ts';
import { commandOf } from './templates.ts';

/** What goes over an open socket: as a message, or as bytes that are no frame at all. */
export type Frame =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'binary'; readonly bytes: Buffer }
  | { readonly kind: 'broken'; readonly bytes: Buffer };

/** A message for a socket that no honest client would send. */
export function hostileFrame(dice: Dice, scene: Scene, largest: number): Frame {
  const kind = dice.below(40);
  if (kind === 0) return { kind: 'broken', bytes: brokenFrame(dice) };
  if (kind === 1) return { kind: 'binary', bytes: dice.bytes(500) };
  if (kind === 2) return { kind: 'text', text: 'x'.repeat(largest + 1 + dice.below(1000)) };
  if (kind < 6) return { kind: 'text', text: dice.bytes(300).toString('latin1') };
  const message = messageOf(dice, scene);
  return { kind: 'text', text: dice.chance(0.3) ? JSON.stringify(message) : mutated(dice, message) };
}

function messageOf(dice: Dice, scene: Scene): object {
  const id = dice.below(1000);
  const table = dice.pick([...scene.tables, 'unknownTable', 'constructor']);
  return dice.pick<() => object>([
    () => ({ type: 'command', id, table, command: commandOf(dice, scene) }),
    () => ({ type: 'command', id, table, command: commandOf(dice, scene) }),
    () => ({ type: 'watch', id, table }),
    () => ({ type: 'watch', id, table, since: { seq: dice.below(1_000_000), hash: 'abc' } }),
    () => ({ type: 'unwatch', table }),
    () => ({ type: 'choices', id, table }),
    () => ({ type: 'here', here: dice.chance(0.5) }),
    () => ({ type: 'ping' }),
    () => ({ type: '__proto__', id }),
  ])();
}

/** Frames against the protocol: unmasked, reserved bits, unknown codes, lying lengths, fragments without a beginning. */
function brokenFrame(dice: Dice): Buffer {
  return dice.pick([
    () => Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
    () => Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
    () => Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
    () => Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    () => Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
    () => Buffer.from([0x09, 0xfe, 0x01, 0x00, 0, 0, 0, 0]),
    () => Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]),
    () => Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01]),
    () => dice.bytes(200),
  ])();
}
