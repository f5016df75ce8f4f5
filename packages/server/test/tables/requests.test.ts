import type { TableRequest } from '@binario/protocol';
import { expect, it } from 'vitest';
import { ask } from '../../src/tables/rules/requests.ts';
import { tableInfo } from '../platform/tableInfo.ts';

it('strangers who ask for a seat cannot keep those who sit there from asking, nor the other way round', () => {
  const asking = (by: string, kind: 'pause' | 'seat'): TableRequest =>
    ({
      kind,
      id: `${kind} of ${by}`,
      by,
      asked: ['anna'],
      agreed: [],
      at: 0,
      ...(kind === 'seat' && { seat: 'P1', user: by }),
    }) as TableRequest;
  let info = tableInfo('table', ['anna', 'bruno'], {});
  const asked = (request: TableRequest) => {
    const outcome = ask(info, request);
    if (outcome.ok) ({ info } = outcome);
    return outcome.ok;
  };
  for (let i = 0; i < 8; i++) expect(asked(asking(`stranger${i}`, 'seat'))).toBe(true);
  expect(asked(asking('stranger8', 'seat'))).toBe(false);
  expect(asked(asking('bruno', 'pause'))).toBe(true);
});
