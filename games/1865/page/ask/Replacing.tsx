import type { Action } from '@binario/kernel';
import type { HexId, RailTable } from '@binario/rail';
import { Logo } from '@binario/web/board';
import type { Snapshot } from '@binario/web/model';
import { tryAction } from '@binario/web/store';
import { useEffect, useState } from 'react';
import { boardOf } from '../../board/boardOf.ts';
import type { Table1865 } from '../../table.ts';
import { useText1865 } from '../text/useText1865.ts';

interface Frame {
  readonly step: string;
  readonly corp: string;
  readonly target: string;
}

/** Where the absorbed company has markers. */
export const replaceable = ({ stations }: RailTable, frame: unknown): readonly HexId[] =>
  Object.keys(stations).filter((hex) => stations[hex]?.includes((frame as Frame).target));

/** Which markers of the absorbed company are replaced: one tick for each. The rules answer at every tick. */
export function Replacing({ snapshot }: { snapshot: Snapshot }) {
  const frame = snapshot.state.flow.at(-1) as unknown as Frame | undefined;
  if (frame?.step !== 'replaceMarkers') return null;
  return <Choice key={snapshot.tip} snapshot={snapshot} frame={frame} />;
}

function Choice({ snapshot, frame: { corp, target } }: { snapshot: Snapshot; frame: Frame }) {
  const text = useText1865();
  const { stations, charters } = snapshot.state.table;
  const { mineHexes } = boardOf(snapshot.state.table as Table1865);
  const offered = snapshot.choices.find(({ offer }) => offer.type === 'replaceMarkers');
  const [chosen, choose] = useState((offered?.offer.hexes ?? []) as readonly string[]);
  const by = snapshot.actor;
  useEffect(() => {
    if (by) void tryAction({ type: 'replaceMarkers', by, hexes: chosen } as unknown as Action);
  }, [by, chosen]);
  const places = replaceable(snapshot.state.table, { target }).map((hex) => [hex, stations[hex] ?? []] as const);
  const toggle = (hex: string) =>
    choose(chosen.includes(hex) ? chosen.filter((each) => each !== hex) : [...chosen, hex]);
  return (
    <fieldset className="offers">
      <legend>{text.t('replace.title', { corp, target, left: charters[corp] ?? 0 })}</legend>
      <ul className="own-rows">
        {places.map(([hex, tokens]) => {
          const shared = tokens.includes(corp);
          const kind = shared ? 'replace.shared' : mineHexes.includes(hex) ? 'replace.mine' : 'replace.city';
          return (
            <li key={hex} className={shared ? 'own-row is-refused' : 'own-row'}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(hex)}
                  disabled={shared}
                  data-replace={hex}
                  onChange={() => toggle(hex)}
                />
                <Logo corp={chosen.includes(hex) ? corp : target} size={22} /> {text.hex(hex)}
              </label>
              <span className="quiet">{text.t(kind)}</span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
