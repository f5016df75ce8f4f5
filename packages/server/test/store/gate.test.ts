import { describe, expect, it } from 'vitest';
import { Gate } from '../../src/store/postgres/gate.ts';

function gateAt() {
  const clock = { time: 0 };
  const told: string[] = [];
  const gate = new Gate(
    { onAway: ({ message }) => told.push(message), onBack: (seconds) => told.push(`back after ${seconds}`) },
    () => clock.time,
  );
  const open = () => {
    try {
      gate.enter();
      return true;
    } catch {
      return false;
    }
  };
  return { clock, told, gate, open };
}

describe('the gate before a database', () => {
  it('is shut while nobody answers, but for one question each second', () => {
    const { clock, told, gate, open } = gateAt();
    expect([open(), open()]).toEqual([true, true]);
    clock.time = 3_000;
    for (let i = 0; i < 5; i++) gate.failed(10, new Error('silent'));
    expect(open()).toBe(false);
    clock.time = 4_000;
    expect([open(), open()]).toEqual([true, false]);
    gate.failed(4_000, new Error('still'));
    clock.time = 5_000;
    expect([open(), open()]).toEqual([true, false]);
    gate.answered();
    expect([open(), open()]).toEqual([true, true]);
    expect(told).toEqual(['silent', 'back after 2']);
  });

  it('stays open when somebody else was answered meanwhile', () => {
    const { clock, told, gate, open } = gateAt();
    clock.time = 100;
    gate.answered();
    gate.failed(50, new Error('bad luck'));
    expect(open()).toBe(true);
    expect(told).toEqual([]);
    gate.close();
    expect(open()).toBe(false);
  });
});
