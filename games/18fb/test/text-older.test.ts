import { join } from 'node:path';
import { testOlderEvents } from '@binario/rail/testing';
import { describe } from 'vitest';
import { lineOfOlder } from '../text/older.ts';

describe('18FB: events of an engine file with notes in it', () => {
  testOlderEvents(lineOfOlder, join(import.meta.dirname, 'older', 'events.json'));
});
