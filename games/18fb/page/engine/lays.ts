import type { State } from '@binario/kernel';
import { faceAt } from '@binario/rail';
import type { ShownLay } from '@binario/web/model';
import { boardOf } from '../../board/of.ts';
import { tileNamed } from '../../board/questions.ts';
import { isCompetitive, tilePrice } from '../../rules/track.ts';
import { openLays } from '../../search/possibleLays.ts';
import type { Table18fb } from '../../table.ts';

/** Every tile that can be laid now, with what it costs and does. */
export function lays18fb({ table, flow }: State<Table18fb>): readonly ShownLay[] {
  const top = flow.at(-1) as { readonly step: string; readonly corp?: string } | undefined;
  if (top?.step !== 'layTrack' || top.corp === undefined) return [];
  const cost = tilePrice(table, top.corp);
  return openLays(table, top.corp).map((lay) => {
    const before = faceAt(boardOf(table).full.board, table.map, lay.hex).stops[0];
    const after = tileNamed(boardOf(table), lay.tile).face.stops[0];
    return {
      ...lay,
      cost,
      facts: {
        kind: after?.kind ?? 'plain',
        value: after?.value ?? 0,
        more: (after?.value ?? 0) - (before?.value ?? 0),
        competitive: isCompetitive(table, lay) ? 'yes' : 'no',
      },
    };
  });
}
