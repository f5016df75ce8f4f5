/** Numbers that belong to a word and to no other, each from 0 to 1. */
function drawnFrom(word: string, count: number): readonly number[] {
  let state = 2166136261;
  for (const character of word) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return Array.from({ length: count }, () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    return (state >>> 0) / 4294967296;
  });
}

const POINTS = 180;

/** A closed line that swings around a circle so many times. */
function wave(radius: number, swing: number, times: number, turned: number): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const at = radius + swing * Math.cos(times * angle + turned);
    return `${(at * Math.cos(angle)).toFixed(2)} ${(at * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const known = new Map<string, string>();

/** Three waves around one middle, as engravers of securities drew them: no two papers have the same. */
function linesOf(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const [a = 0, b = 0, c = 0] = drawnFrom(word, 3);
  const times = 6 + Math.floor(a * 11);
  const deep = 3.5 + b * 7;
  const lines = [0, 1, 2, 3].map((i) => wave(33, deep, times, (i * Math.PI) / 2)).join('');
  const inner = [0, 1, 2].map((i) => wave(24, 2.5 + c * 2, times + 4, (i * 2 * Math.PI) / 3)).join('');
  known.set(word, lines + inner);
  return lines + inner;
}

/** The engraved rosette of a paper, with its short name in the middle. */
export function Rosette({ of, word = of }: { of: string; word?: string }) {
  return (
    <svg className="rosette" viewBox="-44 -44 88 88" aria-hidden="true" focusable="false">
      <path d={linesOf(of)} />
      <circle r={19} />
      <text
        y={word.length > 2 ? 5 : 7}
        fontSize={word.length > 4 ? 10 : word.length > 3 ? 12.5 : word.length > 2 ? 15 : 20}
      >
        {word}
      </text>
    </svg>
  );
}
