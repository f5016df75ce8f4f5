// Reads what the page must know of its fonts out of their files: advance widths and the height of their letters.
import { brotliDecompressSync } from 'node:zlib';

/** The tags a WOFF2 directory names by number, in the order of the standard. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .match(/.{4} ?/g)
    ?.map((tag) => tag.slice(0, 4)) ?? [];

/**
 * The tables of a font file. Only outlines are stored in another form there; what is asked for here is not.
 *
 * @param {Buffer} file
 * @returns {ReadonlyMap<string, Buffer>}
 */
function tablesOf(file) {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('this is no WOFF2 file');
  let at = 48;
  const number = () => {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if ((byte & 128) === 0) break;
    }
    return value;
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const known = flags & 63;
    const tag = known === 63 ? file.toString('latin1', at, at + 4) : (TAGS[known] ?? '');
    if (known === 63) at += 4;
    const length = number();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? number() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return new Map(
    entries.map(({ tag, length }) => {
      from += length;
      return [tag, data.subarray(from - length, from)];
    }),
  );
}

/**
 * Which glyph stands for a character (format 4: all of ours lie in the basic plane).
 *
 * @param {Buffer} cmap
 * @returns {(code: number) => number}
 */
function glyphsIn(cmap) {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  const start = tables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no table of characters in format 4');
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const word = (/** @type {number} */ part, /** @type {number} */ i) =>
    cmap.readUInt16BE(start + 14 + part * segments * 2 + (part > 0 ? 2 : 0) + i * 2);
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (word(0, i) < code) continue;
      if (word(1, i) > code) return 0;
      const range = word(3, i);
      if (range === 0) return (code + word(2, i)) & 0xffff;
      const place = start + 16 + 3 * segments * 2 + i * 2 + range + (code - word(1, i)) * 2;
      const glyph = cmap.readUInt16BE(place);
      return glyph === 0 ? 0 : (glyph + word(2, i)) & 0xffff;
    }
    return 0;
  };
}

/**
 * In thousandths of the size: how far each character moves on, how tall capitals and small letters are, how deep tails hang.
 *
 * @param {Buffer} file
 * @param {string} characters
 */
export function metricsOf(file, characters) {
  const tables = tablesOf(file);
  const table = (/** @type {string} */ tag) => tables.get(tag) ?? Buffer.alloc(0);
  const em = table('head').readUInt16BE(18);
  const part = (/** @type {number} */ units) => Math.round((units * 1000) / em);
  const last = table('hhea').readUInt16BE(34) - 1;
  const glyphOf = glyphsIn(table('cmap'));
  const advances = [...characters].map((character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    if (glyph === 0) throw new Error(`the font has no ${JSON.stringify(character)}`);
    return part(table('hmtx').readUInt16BE(Math.min(glyph, last) * 4));
  });
  return { capital: part(table('OS/2').readInt16BE(88)), small: part(table('OS/2').readInt16BE(86)), advances };
}
