import { type Settings, set, useSettings } from '../store/settings.ts';
import { useText } from '../store/useText.ts';

type Switch = 'oneClick' | 'answerOnly';

/** What makes a turn shorter, for those who want it so. */
export function ComfortSwitches() {
  const settings = useSettings();
  return (['oneClick', 'answerOnly'] as const).map((name) => <OneSwitch key={name} name={name} settings={settings} />);
}

function OneSwitch({ name, settings }: { name: Switch; settings: Settings }) {
  const text = useText();
  return (
    <label>
      <input type="checkbox" checked={settings[name]} onChange={(event) => set({ [name]: event.target.checked })} />
      {text.t(`comfort.${name}`)}
    </label>
  );
}
