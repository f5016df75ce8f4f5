import { createContext, type ReactNode, useContext } from 'react';
import { LooksProvider } from '../board/looks.tsx';
import type { Presenter } from './presenter.ts';
import type { GameTheme } from './theme.ts';

const ThemeContext = createContext<GameTheme | null>(null);
const PresenterContext = createContext<Presenter | null>(null);

/** Within it everything is said and drawn as in this game. */
export function ThemeProvider({ theme, children }: { theme: GameTheme; children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <LooksProvider looks={theme.look}>{children}</LooksProvider>
    </ThemeContext>
  );
}

export function PresenterProvider({ presenter, children }: { presenter: Presenter; children: ReactNode }) {
  return (
    <PresenterContext value={presenter}>
      <ThemeProvider theme={presenter.theme}>{children}</ThemeProvider>
    </PresenterContext>
  );
}

/** Nothing where no game is shown. */
export const useTheme = (): GameTheme | null => useContext(ThemeContext);

export function usePresenter(): Presenter {
  const presenter = useContext(PresenterContext);
  if (!presenter) throw new Error('no game is shown here');
  return presenter;
}
