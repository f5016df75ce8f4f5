import { tileDef, tileFace } from '@binario/rail';
import { centreOf, hexPoints } from './geometry.ts';
import { HexView } from './HexView.tsx';
import { hexOn } from './hexOn.ts';
import { HexLabels } from './labels/HexLabels.tsx';
import type { HexArt, HexFacts, Sheet, TriedTile } from './sheet.ts';

const outline = hexPoints(48);

/** A hex that is pointed at. */
export function Mark({ sheet, id }: { sheet: Sheet; id: string }) {
  const { x, y } = centreOf(hexOn(sheet, id));
  return <polygon points={outline} transform={`translate(${x} ${y})`} className="marked" />;
}

interface GhostProps {
  readonly sheet: Sheet;
  readonly facts: readonly HexFacts[];
  readonly art: HexArt;
  readonly pick: TriedTile;
}

/** The tile being tried, as it would lie there: with the tokens, the name and the value of its hex. */
export function Ghost({ sheet, facts, art, pick: { hex, tile, rotation } }: GhostProps) {
  const here = facts.find((each) => each.hex.id === hex);
  if (tile === null || !here) return <Mark sheet={sheet} id={hex} />;
  const { x, y } = centreOf(hexOn(sheet, hex));
  const tried: HexFacts = {
    ...here,
    face: tileFace(sheet.board, tile, rotation),
    placed: { tile, rotation },
    colour: tileDef(sheet.board, tile).colour,
  };
  return (
    <g transform={`translate(${x} ${y})`} className="ghost">
      <HexView facts={tried} art={art} />
      <HexLabels facts={tried} art={art} coordinates={false} />
      <polygon points={outline} className="ghost-halo" />
      <polygon points={outline} className="ghost-ring" />
    </g>
  );
}
