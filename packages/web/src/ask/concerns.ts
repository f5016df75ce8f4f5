import { controlOf } from '../game/asking.ts';
import type { Presenter } from '../game/presenter.ts';
import type { Snapshot } from '../model/snapshot.ts';

/** The parts of the map a question is about, the most wanted first: what can be chosen, where trains run, whose turn it is. */
export function concernsOf(
  { asking }: Pick<Presenter, 'asking'>,
  { run, state, choices }: Snapshot,
  targets: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const turn = state.flow.findLast((frame) => 'corp' in frame) as { readonly corp?: string } | undefined;
  const stations = Object.entries(state.table.stations).flatMap(([hex, tokens]) =>
    turn?.corp !== undefined && tokens.includes(turn.corp) ? [hex] : [],
  );
  const own = choices.flatMap(({ offer }) => {
    const control = controlOf(asking, offer.type);
    return control.kind === 'own' ? (control.hexesOf?.(state) ?? []) : [];
  });
  return [[...targets, ...own], run?.routes.flatMap(({ hexes }) => hexes) ?? [], stations];
}
