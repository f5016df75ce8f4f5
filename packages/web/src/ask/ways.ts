import { type Action, sampleOf } from '@binario/kernel';
import type { DrawnRoute } from '../board/RouteLines.tsx';
import { controlOf } from '../game/asking.ts';
import type { Presenter } from '../game/presenter.ts';
import type { Snapshot } from '../model/snapshot.ts';

/** The ways among which one may choose, to be drawn on the map: the chosen one strong, or all of them faint. */
export function waysOf(
  { asking }: Presenter,
  { choices, state }: Snapshot,
  draft: Action | null,
): { readonly corp: string; readonly drawn: readonly DrawnRoute[] } | null {
  const ways = choices.flatMap(({ offer, refusal }) => {
    const control = controlOf(asking, offer.type);
    return control.kind === 'route' && !refusal ? [{ offer, hexes: control.hexesOf(offer) }] : [];
  });
  if (ways.length === 0) return null;
  const chosen = draft && JSON.stringify(draft);
  const isChosen = ({ offer }: (typeof ways)[number]) => JSON.stringify(sampleOf(offer)) === chosen;
  const some = ways.some(isChosen);
  const drawn = ways
    .filter((way) => !some || isChosen(way))
    .map(({ hexes }) => ({ train: hexes.join(' '), hexes, faint: !some }));
  const top = state.flow.findLast((frame) => 'corp' in frame) as { readonly corp?: string } | undefined;
  return { corp: top?.corp ?? '', drawn };
}
