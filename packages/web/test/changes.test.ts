import type { RailTable } from '@binario/rail';
import { expect, test } from 'vitest';
import { trainChanges } from '../src/engine/changes.ts';

const withTrains = (trains: Readonly<Record<string, string>>) => ({ trains }) as unknown as RailTable;

test('the next train of a kind without end is no change: only what was there changes hands', () => {
  const before = withTrains({ '6/1': 'FMS', '7/1': 'bank' });
  const after = withTrains({ '6/1': 'gone', '7/1': 'FMS', '7/2': 'bank' });
  expect(trainChanges(before, after)).toEqual([
    { kind: 'train', train: '6/1', from: 'FMS', to: 'gone' },
    { kind: 'train', train: '7/1', from: 'bank', to: 'FMS' },
  ]);
});
