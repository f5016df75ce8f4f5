import { set, useSettings } from '../store/settings.ts';
import { useText } from '../store/useText.ts';

/** Every sentence of a game names its players, also the one who reads it: this is their name. */
export function YourName() {
  const text = useText();
  const name = useSettings((settings) => settings.name);
  return (
    <input
      className="your-name"
      aria-label={text.t('online.yourName')}
      placeholder={text.t('online.yourName')}
      autoComplete="nickname"
      maxLength={30}
      value={name}
      onChange={(event) => set({ name: event.target.value })}
    />
  );
}
