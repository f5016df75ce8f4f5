import { type Board, type Colour, type RailTable, tilesOn } from '@binario/rail';
import { useMemo, useState } from 'react';
import { TileView } from '../board/TileView.tsx';
import { upgradesOf } from '../game/upgrades.ts';
import { useText } from '../store/useText.ts';

const colours: readonly Colour[] = ['yellow', 'green', 'brown', 'grey'];

/** The tiles not on the map, by colour; one chosen shows what it can become. */
export function Tiles({ board, map }: { board: Board; map: RailTable['map'] }) {
  const text = useText();
  const [chosen, choose] = useState<string | null>(null);
  const laid = useMemo(() => {
    const count: Record<string, number> = {};
    for (const { tile } of tilesOn(map)) count[tile] = (count[tile] ?? 0) + 1;
    return count;
  }, [map]);
  const has = (colour: Colour) => [...board.tiles.values()].some((tile) => tile.colour === colour);
  const chosenDef = chosen === null ? undefined : board.tiles.get(chosen);
  const upgrades = chosenDef ? upgradesOf(board, chosenDef) : [];
  return (
    <div className="tiles">
      {chosenDef && (
        <p className="tile-upgrades" aria-live="polite">
          {upgrades.length > 0 ? text.t('tiles.upgrades', { tiles: upgrades }) : text.t('tiles.noUpgrade')}
        </p>
      )}
      {colours.filter(has).map((colour) => (
        <section key={colour}>
          <h3>{text.say(`colour.${colour}`)}</h3>
          <div className="tile-grid">
            {[...board.tiles.values()]
              .filter((tile) => tile.colour === colour)
              .map((tile) => {
                const left = tile.count - (laid[tile.id] ?? 0);
                const upgrade = upgrades.includes(tile.id);
                return (
                  <button
                    key={tile.id}
                    type="button"
                    className={upgrade ? 'tile-cell is-upgrade' : left === 0 ? 'tile-cell is-none' : 'tile-cell'}
                    aria-pressed={chosen === tile.id}
                    onClick={() => choose(chosen === tile.id ? null : tile.id)}
                  >
                    <TileView board={board} tile={tile.id} size={48} />
                    <span className="num" data-card={`tile ${tile.id}`}>
                      <b>{tile.id}</b> {text.t('tiles.left', { left, count: tile.count })}
                    </span>
                  </button>
                );
              })}
          </div>
        </section>
      ))}
    </div>
  );
}
