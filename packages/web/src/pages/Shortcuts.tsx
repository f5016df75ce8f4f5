import { Dialog } from '../chrome/Dialog.tsx';
import { useText } from '../store/useText.ts';

const keys = [
  ['Enter', 'shortcuts.confirm'],
  ['1 … 9', 'shortcuts.offer'],
  ['P', 'shortcuts.pass'],
  ['⇧ P', 'shortcuts.passTurn'],
  ['Z · Y', 'shortcuts.undo'],
  ['R', 'shortcuts.turn'],
  ['← ↑ ↓ → · Enter', 'shortcuts.map'],
  ['+ · − · 0', 'shortcuts.zoom'],
  ['[ · ]', 'shortcuts.history'],
  ['S', 'shortcuts.standings'],
  ['I', 'shortcuts.card'],
  ['Esc', 'shortcuts.cancel'],
  ['?', 'shortcuts.help'],
] as const;

/** The dialog that lists the keys. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text.t('table.shortcuts')} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key} className="key-row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text.t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
