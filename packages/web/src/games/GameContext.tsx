import { createContext, type ReactNode, useContext } from 'react';
import type { Dress } from './parts/dress.ts';
import type { Presenter } from './presenter.ts';

const DressContext = createContext<Dress | null>(null);
const PresenterContext = createContext<Presenter | null>(null);

/** Within it everything is said and drawn as in this game. */
export function DressProvider({ dress, children }: { dress: Dress; children: ReactNode }) {
  return <DressContext value={dress}>{children}</DressContext>;
}

export function PresenterProvider({ presenter, children }: { presenter: Presenter; children: ReactNode }) {
  return (
    <PresenterContext value={presenter}>
      <DressProvider dress={presenter.dress}>{children}</DressProvider>
    </PresenterContext>
  );
}

/** Nothing where no game is shown. */
export const useDress = (): Dress | null => useContext(DressContext);

export function usePresenter(): Presenter {
  const presenter = useContext(PresenterContext);
  if (!presenter) throw new Error('no game is shown here');
  return presenter;
}
