import { useEffect, useState } from 'react';
import { Dialog } from '../chrome/Dialog.tsx';
import { StandingsPanel } from '../panels/standings/StandingsPanel.tsx';
import { useText } from '../store/useText.ts';

/** Where keys are text. */
const typing = 'select, textarea, input:not([type=checkbox], [type=radio], [type=range])';

/** Players and companies over everything else, one key away: S shows the table, S or Escape puts it back. */
export function StandingsSheet() {
  const text = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).matches(typing)) return;
      const other = document.querySelector('dialog[open]');
      if (other && !other.querySelector('.standings-panel')) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!open) return null;
  return (
    <Dialog title={text.t('standings.title')} onClose={() => setOpen(false)}>
      <StandingsPanel />
    </Dialog>
  );
}
