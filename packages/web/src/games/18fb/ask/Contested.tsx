import type { Snapshot } from '../../../engine/protocol.ts';
import { ownOf } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** What another player is about to buy, while the owner of Panfilo decides. */
export function Contested({ snapshot }: { snapshot: Snapshot }) {
  const text = useText18fb();
  const { contested } = ownOf(snapshot);
  if (!contested) return null;
  const { by, corp, what } = contested;
  return <p className="contested">{text.say(`contested.${what}`, { player: by, corp })}</p>;
}
