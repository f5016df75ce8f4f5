import { tileDef, tilesOn } from '@binario/rail';
import { useEffect, useRef } from 'react';
import { TileView } from '../board/TileView.tsx';
import { usePresenter } from '../game/GameContext.tsx';
import { sheetWith } from '../game/sheetWith.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { LayChoices } from './LayChoices.tsx';
import { chooseTile, laysAt, tapForTile, tilesAt, turn } from './lay.ts';
import { layWords } from './layWords.ts';

/** More positions than that are not shown at once: one chooses the hex first. */
const MOST_AT_ONCE = 240;

/** The tiles that fit on the chosen hex. */
export function LayTray({ snapshot }: { snapshot: Snapshot }) {
  const text = useText();
  const { asking, maps } = usePresenter();
  const pick = useTable((table) => table.pick);
  const { lays, state } = snapshot;
  const tray = useRef<HTMLDivElement>(null);
  const picked = pick?.hex;
  const oneClick = useSettings((settings) => settings.oneClick);
  // A tile that is only pointed at must not push the others away.
  const pinned = pick?.pointed || picked === undefined || laysAt(lays, picked).length === 0 ? null : picked;
  useEffect(() => {
    // The chip by which the hex was chosen is gone: its tile has the focus now.
    if (picked !== undefined && document.activeElement === document.body)
      tray.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }, [picked]);
  if (lays.length === 0) return null;
  const hexes = [...new Set(lays.map((lay) => lay.hex))];
  if (oneClick && (pinned || lays.length <= MOST_AT_ONCE)) {
    return (
      <fieldset className="offers">
        <legend>{pinned ? text.t('lay.tiles', { hex: pinned }) : text.t('lay.tap')}</legend>
        <div className="lay-choices">
          <LayChoices snapshot={snapshot} hexes={pinned ? [pinned] : hexes} />
        </div>
      </fieldset>
    );
  }
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
              <span data-card={`tile ${tile}`}>
                {tile} · {text.t('lay.left', { n: tileDef(board, tile).count - used })}
              </span>
            </button>
          );
        })}
      </div>
      <p className="tray-line">
        <b>{chosen && layWords(asking, text, chosen)}</b>
        <button type="button" className="button small" disabled={turns < 2} onClick={turn}>
          ⟳ {text.t('lay.turn')}
        </button>
      </p>
    </fieldset>
  );
}
