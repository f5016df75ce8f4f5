import { useState } from 'react';
import { Changes } from '../ask/Effects.tsx';
import { Names } from '../game/Names.tsx';
import type { Change } from '../model/snapshot.ts';
import { useNewPhase } from '../store/story.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** Small change: it stands in the log, and in the list that can be unfolded. */
const minor = new Set(['bound', 'cash', 'markers', 'percent', 'price', 'tokens', 'traffic', 'train', 'zone']);

/** A phase has begun, whoever caused it: what it did, until somebody here has read it or moved on. It covers no hex. */
export function PhaseBanner({ open }: { open: boolean }) {
  const text = useText();
  const happening = useNewPhase();
  const isNow = useTable(({ snapshot, place }) => place === 'game' && snapshot?.at === snapshot?.tip);
  const [read, setRead] = useState('');
  const game = useTable((table) => table.file?.id);
  const mark = `${game} ${happening?.at}`;
  if (!happening || !isNow || read === mark) return null;
  const { changes, lines } = happening;
  const phase = String(changes.find(({ kind }) => kind === 'phase')?.to ?? '');
  const about = `phase.${phase}.about`;
  const weighty = changes.filter(({ kind }) => kind !== 'phase' && !minor.has(kind));
  const others = changes.filter(({ kind }) => minor.has(kind));
  const [cause] = lines;
  return (
    <section className="phase-banner" role="status" aria-label={text.t('phase.banner')}>
      <details open={open}>
        <summary>
          <b>{text.say('change.phase', { to: phase })}</b>
        </summary>
        {cause && (
          <p>
            <Names of={text.marked.say(cause.key, cause.params)} />
          </p>
        )}
        {text.has(about) && <p className="quiet">{text.say(about)}</p>}
        <Changes changes={weighty} />
        <Others changes={others} />
      </details>
      <button type="button" className="button small" aria-label={text.t('phase.looked')} onClick={() => setRead(mark)}>
        ✕
      </button>
    </section>
  );
}

function Others({ changes }: { changes: readonly Change[] }) {
  const text = useText();
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>{text.t('phase.all', { n: changes.length })}</summary>
      <Changes changes={changes} />
    </details>
  );
}
