/** The colours of the page as its style sheet names them, measured. */
export interface Palette {
  readonly name: string;
  readonly dark: boolean;
  readonly properties: ReadonlyMap<string, string>;
}

type Rgb = readonly [number, number, number];

const propertiesIn = (css: string, selector: string): readonly (readonly [string, string])[] => {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`the style sheet has no ${selector}`);
  const block = css.slice(from, css.indexOf('}', from));
  return [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
};

/** Light and dark, usual and for colour-blind eyes. */
export function palettes(css: string): readonly Palette[] {
  const usual = propertiesIn(css, ':root');
  const distinct = [...usual, ...propertiesIn(css, ':root[data-palette="distinct"]')];
  return [
    { name: 'usual, light', dark: false, properties: new Map(usual) },
    { name: 'usual, dark', dark: true, properties: new Map(usual) },
    { name: 'distinct, light', dark: false, properties: new Map(distinct) },
    { name: 'distinct, dark', dark: true, properties: new Map(distinct) },
  ];
}

/** A value of the style sheet as a plain colour. */
export function resolved(value: string, palette: Palette): string {
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
  if (pair) return resolved((palette.dark ? pair[2] : pair[1]) as string, palette);
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return resolved(palette.properties.get(name) ?? `no ${name}`, palette);
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`not a colour: ${value}`);
  return value;
}

/** Ink and paper of words on a hex of some ground, as `board.css` gives them. */
export function inkOf(css: string, ground: string): { readonly ink: string; readonly paper: string } {
  const own = new Map(propertiesIn(css, `.on-${ground}`));
  return { ink: own.get('--label-ink') ?? 'var(--map-ink)', paper: own.get('--label-ground') ?? '' };
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const channels = (colour: string): Rgb =>
  [1, 3, 5].map((i) => linear(Number.parseInt(colour.slice(i, i + 2), 16) / 255)) as unknown as Rgb;

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** One plain colour over another that shines through. */
export function over(top: string, part: number, ground: string): string {
  const at = (colour: string, i: number) => Number.parseInt(colour.slice(i, i + 2), 16);
  const mixed = [1, 3, 5].map((i) => Math.round(at(top, i) * part + at(ground, i) * (1 - part)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** By WCAG 2. */
export function contrast(ink: string, ground: string): number {
  const [a, b] = [luminance(channels(ink)), luminance(channels(ground))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Machado, Oliveira, Fernandes 2009, full severity. */
const blindness = {
  deuteranopia: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  protanopia: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  tritanopia: [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
} as const;

export function seenBy(kind: keyof typeof blindness, colour: string): Rgb {
  const [red, green, blue] = channels(colour);
  return blindness[kind].map(([r, g, b]) => Math.max(0, Math.min(1, r * red + g * green + b * blue))) as unknown as Rgb;
}

function lab([red, green, blue]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = f(luminance([red, green, blue]));
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours look (CIE 1976). */
export function distance(a: Rgb, b: Rgb): number {
  const [first, second] = [lab(a), lab(b)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}
