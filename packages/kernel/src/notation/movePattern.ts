import type { Action } from '../action.ts';

/**
 * How one type of action is written. Words stand for themselves, `{gaps}` for the fields of the action:
 *
 * | gap                      | field                                                       | is written        |
 * | ------------------------ | ----------------------------------------------------------- | ----------------- |
 * | `{hex}`                  | a name                                                      | `E10`             |
 * | `{price#}`               | a whole number                                              | `120`             |
 * | `{route-}`               | a list of names; `-` if there are none                      | `E10-F9-F7`       |
 * | `{routes*train:hexes-}`  | a list of records, each a word of its own                   | `4H-1:E10-F9`     |
 * | `[ last {last#=0}]`      | a part left out where its field has the value after `=`     |                   |
 */
export interface MovePattern {
  /** The first words, up to the first gap. */
  readonly verb: string;
  /** How many characters are words: of two patterns that fit, the one that says more is meant. */
  readonly words: number;
  write(action: Action): string;
  /** The fields of the action; undefined if the text is none of this type. */
  read(text: string): Readonly<Record<string, unknown>> | undefined;
}

type Value = string | number | readonly unknown[];

interface Gap {
  readonly field: string;
  readonly pattern: string;
  write(value: Value): string;
  read(text: string): Value;
}

type Part =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'gap'; readonly gap: Gap }
  | { readonly kind: 'optional'; readonly before: string; readonly gap: Gap; readonly usual: Value };

/** A list of nothing. */
const NOTHING = '-';
const NAME = '[^\\s/:]+';
const PARTS = /\[(?<before>[^{\]]*)\{(?<opt>[^}=]+)=(?<usual>[^}]*)\}\]|\{(?<gap>[^}]+)\}|(?<words>[^{[]+)/g;

/** Reads how a type of action is written (`lay {tile} {hex}/{rotation}`) into words and gaps. */
export function movePatternOf(type: string, text: string): MovePattern {
  const parts = [...text.matchAll(PARTS)].map(({ groups = {} }): Part => {
    if (groups.gap !== undefined) return { kind: 'gap', gap: gapOf(groups.gap) };
    if (groups.opt === undefined) return { kind: 'words', text: groups.words ?? '' };
    const gap = gapOf(groups.opt);
    return { kind: 'optional', before: groups.before ?? '', gap, usual: gap.read(groups.usual ?? '') };
  });
  const pattern = new RegExp(`^${parts.map(patternOf).join('')}$`);
  const gaps = parts.flatMap((part) => (part.kind === 'words' ? [] : [part]));
  return {
    verb: parts[0]?.kind === 'words' ? parts[0].text.trim() : '',
    words: parts.reduce((sum, part) => sum + (part.kind === 'words' ? part.text.trim().length : 0), 0),
    write: (action) =>
      parts.map((part) => written(part, action as unknown as Readonly<Record<string, Value>>)).join(''),
    read(typed) {
      const found = pattern.exec(typed);
      if (!found) return undefined;
      const fields = gaps.map((part, i) => [part.gap.field, fieldValue(part, found[i + 1])] as const);
      return { type, ...Object.fromEntries(fields) };
    },
  };
}

function gapOf(text: string): Gap {
  const [, field = '', kind = '', inner = ''] = /^(\w+)([#*-]?)(.*)$/.exec(text) ?? [];
  switch (kind) {
    case '#':
      return { field, pattern: '\\d+', write: String, read: Number };
    case '-':
      return {
        field,
        pattern: NAME,
        write: (value) => (value as readonly string[]).join('-') || NOTHING,
        read: (word) => (word === NOTHING ? [] : word.split('-')),
      };
    case '*':
      return recordsGap(field, inner);
    default:
      return { field, pattern: NAME, write: String, read: (word) => word };
  }
}

/** `train:hexes-`: a name, and a list of names after a colon; any number of such words. */
function recordsGap(field: string, inner: string): Gap {
  const [name = '', list = ''] = inner.split(':');
  const rest = gapOf(list);
  return {
    field,
    pattern: `${NOTHING}|${NAME}:${NAME}(?: ${NAME}:${NAME})*`,
    write: (value) =>
      (value as readonly Readonly<Record<string, Value>>[])
        .map((each) => `${each[name]}:${rest.write(each[rest.field] ?? [])}`)
        .join(' ') || NOTHING,
    read: (words) =>
      (words === NOTHING ? [] : words.split(' ')).map((word) => {
        const [first = '', after = ''] = word.split(':');
        return { [name]: first, [rest.field]: rest.read(after) };
      }),
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(part: Part): string {
  if (part.kind === 'words') return escaped(part.text);
  const group = `(${part.gap.pattern})`;
  return part.kind === 'gap' ? group : `(?:${escaped(part.before)}${group})?`;
}

function written(part: Part, action: Readonly<Record<string, Value>>): string {
  if (part.kind === 'words') return part.text;
  const value = action[part.gap.field] as Value;
  if (part.kind === 'gap') return part.gap.write(value);
  return value === part.usual ? '' : part.before + part.gap.write(value);
}

function fieldValue(part: Exclude<Part, { readonly kind: 'words' }>, text: string | undefined): Value {
  if (text !== undefined) return part.gap.read(text);
  return part.kind === 'optional' ? part.usual : '';
}
