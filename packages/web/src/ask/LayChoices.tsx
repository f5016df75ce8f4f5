import { TileView } from '../board/TileView.tsx';
import { usePresenter } from '../game/GameContext.tsx';
import { sheetWith } from '../game/sheetWith.ts';
import type { ShownLay, Snapshot } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';
import { hideLay, layNow, showLay } from './lay.ts';
import { layWords } from './layWords.ts';

/** Every tile in every position that fits, hex by hex: a single click lays it. Whoever points at one sees it on the map. */
export function LayChoices({ snapshot, hexes }: { snapshot: Snapshot; hexes: readonly string[] }) {
  const text = useText();
  const { asking, maps } = usePresenter();
  const { lays, state } = snapshot;
  return hexes.map((hex) => {
    const here = lays.filter((lay) => lay.hex === hex);
    const { board } = sheetWith(maps.sheets(state.table), hex);
    const nameOf = (lay: ShownLay) => {
      const turns = here.filter(({ tile }) => tile === lay.tile);
      const place = { tile: lay.tile, hex, n: turns.indexOf(lay) + 1, of: turns.length };
      return `${text.t('lay.one', place)} · ${layWords(asking, text, lay)}`;
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only hides again what its buttons show
      <div key={hex} className="lay-row" onMouseLeave={hideLay}>
        <span className="lay-hex">{text.hex(hex)}</span>
        <span className="lay-row-tiles">
          {here.map((lay) => (
            <button
              key={`${lay.tile} ${lay.rotation}`}
              type="button"
              className="lay-one"
              data-lay-now={`${hex} ${lay.tile} ${lay.rotation}`}
              title={nameOf(lay)}
              onMouseEnter={() => showLay(lay)}
              onFocus={() => showLay(lay)}
              onClick={() => void layNow(lay)}
            >
              <span aria-hidden="true">
                <TileView board={board} tile={lay.tile} rotation={lay.rotation} size={44} />
              </span>
              <span className="visually-hidden">{nameOf(lay)}</span>
            </button>
          ))}
        </span>
      </div>
    );
  });
}
