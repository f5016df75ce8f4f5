import type { BoardFile } from '@binario/kernel';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { LooksProvider } from '../board/looks.tsx';
import type { Presenter } from './presenter.ts';
import type { GameTheme } from './theme.ts';

const ThemeContext = createContext<GameTheme | null>(null);
const PresenterContext = createContext<Presenter | null>(null);

interface ThemeProviderProps {
  readonly theme: GameTheme;
  /** The board of the table; without one that in the box. */
  readonly board?: BoardFile | undefined;
  readonly children: ReactNode;
}

/** Within it everything is said and drawn as in this game. */
export function ThemeProvider({ theme, board, children }: ThemeProviderProps) {
  const looks = useCallback((corp: string) => theme.look(corp, board), [theme, board]);
  return (
    <ThemeContext value={theme}>
      <LooksProvider looks={looks}>{children}</LooksProvider>
    </ThemeContext>
  );
}

interface PresenterProviderProps extends Omit<ThemeProviderProps, 'theme'> {
  readonly presenter: Presenter;
}

/** Gives everything below it the presenter of a game. */
export function PresenterProvider({ presenter, board, children }: PresenterProviderProps) {
  return (
    <PresenterContext value={presenter}>
      <ThemeProvider theme={presenter.theme} board={board}>
        {children}
      </ThemeProvider>
    </PresenterContext>
  );
}

/** Nothing where no game is shown. */
export const useTheme = (): GameTheme | null => useContext(ThemeContext);

/** The presenter of the game that is shown here. */
export function usePresenter(): Presenter {
  const presenter = useContext(PresenterContext);
  if (!presenter) throw new Error('no game is shown here');
  return presenter;
}
