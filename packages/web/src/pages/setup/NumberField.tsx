import { usePresenter } from '../../game/GameContext.tsx';
import { useText } from '../../store/useText.ts';
import type { Setup } from './useSetup.ts';

/** How many play; alone, how many opponents. */
export function NumberField({ setup, alone = false }: { setup: Setup; alone?: boolean }) {
  const text = useText();
  const { min, max } = usePresenter().form.players;
  const title = text.t(alone ? 'setup.opponents' : 'home.players');
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="chips">
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
          <button
            key={n}
            type="button"
            className="chip"
            aria-pressed={setup.players === n}
            onClick={() => setup.setPlayers(n)}
          >
            {alone ? n - 1 : n}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
