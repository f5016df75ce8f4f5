import type { en } from './en.ts';

export type ReasonKey = keyof typeof en;
