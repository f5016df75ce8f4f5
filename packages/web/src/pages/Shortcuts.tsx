import { Dialog } from '../chrome/Dialog.tsx';
import { useText } from '../store/useText.ts';

const keys = [
  ['Enter', 'shortcuts.confirm'],
  ['P', 'shortcuts.pass'],
  ['Z · Y', 'shortcuts.undo'],
  ['R', 'shortcuts.turn'],
  ['← ↑ ↓ → · Enter', 'shortcuts.map'],
  ['+ · − · 0', 'shortcuts.zoom'],
  ['[ · ]', 'shortcuts.history'],
  ['S', 'shortcuts.standings'],
  ['?', 'shortcuts.help'],
] as const;

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
