import type { Language } from '@binario/kernel';
import { type Palette, set, type Theme, useSettings } from '../store/settings.ts';
import { useText } from '../store/useText.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano', fr: 'Français' };

/** Language, light and colours, on every page. */
export function Preferences() {
  const text = useText();
  const { language, theme, palette } = useSettings();
  return (
    <div className="preferences">
      <label>
        <span className="visually-hidden">{text.t('app.language')}</span>
        <select value={language} onChange={(event) => set({ language: event.target.value as Language })}>
          {(['en', 'it', 'fr'] as const).map((each) => (
            <option key={each} value={each} lang={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{text.t('app.theme')}</span>
        <select value={theme} onChange={(event) => set({ theme: event.target.value as Theme })}>
          {(['auto', 'light', 'dark'] as const).map((each) => (
            <option key={each} value={each}>
              {text.t(`app.theme.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{text.t('app.palette')}</span>
        <select value={palette} onChange={(event) => set({ palette: event.target.value as Palette })}>
          {(['usual', 'distinct'] as const).map((each) => (
            <option key={each} value={each}>
              {text.t(`app.palette.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
