import { Dialog } from '../../chrome/Dialog.tsx';
import { useText } from '../../store/useText.ts';

interface ConfirmProps {
  readonly title: string;
  /** What will happen. */
  readonly words: string;
  /** Undefined: it is not possible now, and the words say why. */
  readonly onYes: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function Confirm({ title, words, onYes, onClose }: ConfirmProps) {
  const text = useText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words}</p>
      <p className="chips dialog-answers">
        <button type="button" className="button" onClick={onClose}>
          {text.t('app.cancel')}
        </button>
        {onYes && (
          <button
            type="button"
            className="button primary"
            onClick={() => {
              onYes();
              onClose();
            }}
          >
            {title}
          </button>
        )}
      </p>
    </Dialog>
  );
}
