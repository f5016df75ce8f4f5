import { useState } from 'react';
import { Dialog } from '../chrome/Dialog.tsx';
import { actorIsElsewhere } from '../store/play.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** Covers the table between two people, if they want it so. */
export function HandOver() {
  const text = useText();
  const wanted = useSettings((settings) => settings.handOver);
  const table = useTable();
  const { snapshot, file, place, remote } = table;
  const [seated, seat] = useState<string | null>(null);
  const actor = snapshot?.actor ?? null;
  const people = file?.seats.filter((each) => each.kind === 'human').length ?? 0;
  if (!wanted || !actor || actor === seated || people < 2 || place === 'plan' || remote) return null;
  if (actorIsElsewhere(table)) return null;
  return (
    <Dialog title={text.t('table.handOverTo', { player: actor })} onClose={() => seat(actor)}>
      <button type="button" className="button primary large" onClick={() => seat(actor)}>
        {text.t('table.ready', { player: actor })}
      </button>
    </Dialog>
  );
}
