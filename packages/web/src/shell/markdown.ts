/** The little Markdown the guide is written in: headings, paragraphs, lists, and within a line code, bold and links. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly words: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly words: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] };

/** A run of words in a paragraph of Markdown. */
export type Span =
  | { readonly kind: 'plain' | 'code' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const LIST = /^(?:[-*]|(\d+)\.) +/;
const SPAN = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** Reads Markdown into blocks, as far as our guides use it. */
export function blocksOf(markdown: string): readonly Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string, place: number): Block {
  const heading = /^(#+) +(.*)$/.exec(part);
  if (heading) {
    return { kind: 'heading', level: heading[1]?.length ?? 1, id: `part-${place}`, words: spansOf(heading[2] ?? '') };
  }
  const first = LIST.exec(part);
  if (!first) return { kind: 'paragraph', words: spansOf(joined(part)) };
  const items = part.split(/\n(?=(?:[-*]|\d+\.) )/).map((item) => spansOf(joined(item.replace(LIST, ''))));
  return { kind: 'list', ordered: first[1] !== undefined, items };
}

const joined = (lines: string): string => lines.replace(/\s*\n\s*/g, ' ');

function spansOf(line: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of line.matchAll(SPAN)) {
    const [whole, code, bold, text, to] = found;
    if (found.index > from) spans.push({ kind: 'plain', text: line.slice(from, found.index) });
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (bold !== undefined) spans.push({ kind: 'bold', text: bold });
    else spans.push({ kind: 'link', text: text ?? '', to: to ?? '' });
    from = found.index + whole.length;
  }
  if (from < line.length) spans.push({ kind: 'plain', text: line.slice(from) });
  return spans;
}
