import { type Language, languages } from '@binario/kernel';
import { create } from 'zustand';

/** Light or dark, or as the system has it. */
export type Theme = 'auto' | 'light' | 'dark';

/** The colours of the map: the usual ones, or those that colour-blind eyes tell apart. */
export type Palette = 'usual' | 'distinct';

/** `wait`: an automatic player moves when somebody here lets it. */
export type Pace = 'wait' | 'slow' | 'usual' | 'none';

/** What a person has set for this device. */
export interface Settings {
  readonly language: Language;
  /** How the person at this screen is called in games; empty until they say. */
  readonly name: string;
  readonly theme: Theme;
  readonly palette: Palette;
  readonly coordinates: boolean;
  /** Cover the table between two players of a hot-seat game. */
  readonly handOver: boolean;
  /** How long an automatic player takes. */
  readonly pace: Pace;
  /** One click does what is chosen; without it a second one confirms. */
  readonly oneClick: boolean;
  /** Where one answer is left, the page gives it. */
  readonly answerOnly: boolean;
  /** Sounds for what happens, and when an online table waits for this person. */
  readonly sound: boolean;
}

const KEY = 'binario.settings';

function preferred(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.map((tag) => languages.find((each) => each === tag)).find((found) => found !== undefined) ?? 'en';
}

function chosen(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** What a person has set for this device, for components. */
export const useSettings = create<Settings>(() => ({
  language: 'en',
  name: '',
  theme: 'auto',
  palette: 'usual',
  coordinates: false,
  handOver: false,
  pace: 'usual',
  oneClick: false,
  answerOnly: false,
  sound: false,
}));

/** Changes settings of this device. */
export function set(change: Partial<Settings>): void {
  useSettings.setState(change);
}

/** What the person at this page is called in games. */
export const myName = (): string => useSettings.getState().name.trim();

function show({ language, theme, palette }: Settings): void {
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.palette = palette;
}

/** Reads what this person has chosen on this device, shows it, and keeps what is chosen from now on. */
export function loadSettings(): void {
  useSettings.subscribe(show);
  useSettings.setState({ language: preferred(), ...chosen() });
  useSettings.subscribe((settings) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Private windows may forbid it: the choice then lasts as long as the page.
    }
  });
}
