import type { RailTable } from '@binario/rail';
import { renderToStaticMarkup } from 'react-dom/server';
import { Board } from '../board/Board.tsx';
import { hexFacts } from '../board/boardFacts.ts';
import { ThemeProvider } from '../game/GameContext.tsx';
import type { Presenter } from '../game/presenter.ts';

const named = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-symbol="([^"]+)"/g)].map(([, symbol = '']) => symbol));

/** The part of a drawing within its key, which ends with the group that opens it. */
function keyIn(markup: string): readonly [from: number, to: number] {
  const from = markup.search(/<g [^>]*class="legend[ "]/);
  if (from < 0) return [0, 0];
  let depth = 0;
  for (const tag of markup.slice(from).matchAll(/<(\/?)g[ >]/g)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return [from, from + tag.index];
  }
  return [from, markup.length];
}

/** The first map of a game as it is drawn. */
export function mapMarkup({ maps, theme }: Presenter, table: RailTable): string {
  const [sheet] = maps.sheets(table);
  if (!sheet) throw new Error('the game has no map');
  return renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <Board
        sheet={sheet}
        facts={hexFacts(sheet, table, (now, hex) => maps.marks(now, hex))}
        art={maps.art}
        scenery={maps.scenery(table, sheet)}
        label=""
      />
    </ThemeProvider>,
  );
}

/** The symbols drawn on a map, and those its key explains. */
export function symbolsIn(markup: string) {
  const [from, to] = keyIn(markup);
  return { inKey: named(markup.slice(from, to)), onMap: named(markup.slice(0, from) + markup.slice(to)) };
}
