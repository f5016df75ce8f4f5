// What trials of a failing database need beyond PostgreSQL: a proxy before it and its standby, and a clock that can be set for one process. Tests say
// which faults they leave out where these are missing; here they are installed where we may.
import { existsSync } from 'node:fs';
import { installDebian } from './debian.mjs';

const HAPROXY = '/usr/sbin/haproxy';
const FAKETIME = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketimeMT.so.1`);

export function ensureTrialTools() {
  const missing = [
    ...(existsSync(HAPROXY) ? [] : ['haproxy']),
    ...(FAKETIME.some((file) => existsSync(file)) ? [] : ['libfaketime']),
  ];
  if (missing.length > 0) installDebian('trials of a failing database', ...missing);
}
