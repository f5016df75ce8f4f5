import { tileDef, tilesOn } from '@binario/rail';
import { useEffect, useRef } from 'react';
import { TileView } from '../board/TileView.tsx';
import { usePresenter } from '../game/GameContext.tsx';
import { sheetWith } from '../game/sheetWith.ts';
import type { Lay, Snapshot } from '../model/snapshot.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import type { Text } from '../text/textIn.ts';
import { chooseTile, laysAt, tapForTile, tilesAt, turn } from './lay.ts';

const costOf = (text: Text, { cost }: Lay): string => (cost > 0 ? text.t('lay.cost', { cost }) : text.t('lay.free'));

/** The tiles that fit on the chosen hex. */
export function LayTray({ snapshot }: { snapshot: Snapshot }) {
  const text = useText();
  const { asking, maps } = usePresenter();
  const pick = useTable((table) => table.pick);
  const { lays, state } = snapshot;
  const tray = useRef<HTMLDivElement>(null);
  const picked = pick?.hex;
  useEffect(() => {
    // The chip by which the hex was chosen is gone: its tile has the focus now.
    if (picked !== undefined && document.activeElement === document.body)
      tray.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [picked]);
  if (lays.length === 0) return null;
  const hexes = [...new Set(lays.map((lay) => lay.hex))];
  if (!pick || laysAt(lays, pick.hex).length === 0) {
    return (
      <fieldset className="offers">
        <legend>{text.t('lay.tap')}</legend>
        <div className="chips">
          {hexes.map((hex) => (
            <button key={hex} type="button" className="chip" data-lay={hex} onClick={() => tapForTile(hex)}>
              {text.say('act.chooseHome', { hex })}
            </button>
          ))}
        </div>
      </fieldset>
    );
  }
  const { board } = sheetWith(maps.sheets(state.table), pick.hex);
  const chosen = lays.find((lay) => lay.hex === pick.hex && lay.tile === pick.tile && lay.rotation === pick.rotation);
  const turns = laysAt(lays, pick.hex).filter((lay) => lay.tile === pick.tile).length;
  return (
    <fieldset className="offers">
      <legend>{text.t('lay.tiles', { hex: pick.hex })}</legend>
      <div className="tray" ref={tray}>
        {tilesAt(lays, pick.hex).map((tile) => {
          const here = laysAt(lays, pick.hex).filter((lay) => lay.tile === tile);
          const isChosen = tile === pick.tile;
          const shown = isChosen ? pick.rotation : (here[0]?.rotation ?? 0);
          const used = tilesOn(state.table.map).filter((placed) => placed.tile === tile).length;
          return (
            <button
              key={tile}
              type="button"
              className="tray-tile"
              data-tile={tile}
              data-rotation={shown}
              aria-pressed={isChosen}
              onClick={() => (isChosen ? turn() : chooseTile(tile))}
            >
              <TileView board={board} tile={tile} rotation={shown} size={64} />
              <span>
                {tile} · {text.t('lay.left', { n: tileDef(board, tile).count - used })}
              </span>
            </button>
          );
        })}
      </div>
      <p className="tray-line">
        <b>{chosen && (asking.layNote ?? costOf)(text, chosen)}</b>
        <button type="button" className="button small" disabled={turns < 2} onClick={turn}>
          ⟳ {text.t('lay.turn')}
        </button>
      </p>
    </fieldset>
  );
}
