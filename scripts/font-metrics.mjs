// Writes packages/web/src/board/labels/metrics.ts: what the layout of the map must know of the fonts the page brings along.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricsOf } from './fonts/woff2.mjs';
import { isProgram, root } from './workspaces.mjs';

const FONTS = {
  serif: 'binario-serif-600',
  italic: 'binario-serif-400-italic',
  sans: 'binario-sans-600',
};

/** Everything that can stand in the name of a place or beside it. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...Array.from({ length: 64 }, (_, i) => String.fromCharCode(192 + i)),
  '’–',
].join('');

export const metricsFile = join(root, 'packages', 'web', 'src', 'board', 'labels', 'metrics.ts');

/** The source as it must be for the fonts as they are. */
export function metricsSource() {
  const fonts = Object.entries(FONTS).map(([name, file]) => {
    const bytes = readFileSync(join(root, 'packages', 'web', 'src', 'fonts', `${file}.woff2`));
    const { capital, small, advances } = metricsOf(bytes, CHARACTERS);
    return `  ${name}: {\n    capital: ${capital},\n    small: ${small},\n    advances: '${advances.join(' ')}',\n  },\n`;
  });
  return `// Read from the font files by \`node scripts/font-metrics.mjs\`; a test compares.

/** Every character the widths below are told of, in their order. */
export const characters = ${JSON.stringify(CHARACTERS).replace(/^"|"$/g, "'").replace("'(", "\\'(").replaceAll('\\"', '"')};

/** In thousandths of the size of the letters. */
export const fontMetrics = {
${fonts.join('')}} as const;
`;
}

if (isProgram(import.meta.url)) writeFileSync(metricsFile, metricsSource());
