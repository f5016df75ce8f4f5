import type { Snapshot } from '@binario/web/model';
import { ownOf } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';

/** What another player is about to buy while the owner of Panfilo decides, or what a company wants of somebody's card. */
export function Contested({ snapshot }: { snapshot: Snapshot }) {
  const text = useText18fb();
  const { contested, wanted } = ownOf(snapshot);
  if (wanted) return <p className="contested">{text.say(`wanted.${wanted.what}`, wanted)}</p>;
  if (!contested) return null;
  const { by, corp, what } = contested;
  return <p className="contested">{text.say(`contested.${what}`, { player: by, corp })}</p>;
}
