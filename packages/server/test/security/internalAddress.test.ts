import { describe, expect, it } from 'vitest';
import { isInternal, isLoopback } from '../../src/security/internalAddress.ts';

const INTERNAL = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2001:0:1::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  'localhost',
  '',
  '127.1',
];
const PUBLIC = [
  '8.8.8.8',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '11.0.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
];

describe('addresses that a webhook may not reach', () => {
  it.each(INTERNAL)('refuses %s', (address) => expect(isInternal(address)).toBe(true));
  it.each(PUBLIC)('allows %s', (address) => expect(isInternal(address)).toBe(false));

  it('allows loopback, and loopback only, where a test asks for it', () => {
    expect(isInternal('127.0.0.1', true)).toBe(false);
    expect(isInternal('::1', true)).toBe(false);
    expect(INTERNAL.filter((address) => !isInternal(address, true))).toEqual(['127.0.0.1', '127.255.255.254', '::1']);
  });

  it('knows who calls from this machine', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    expect(['10.0.0.1', '8.8.8.8', '::ffff:10.0.0.1', 'x'].some(isLoopback)).toBe(false);
  });
});
