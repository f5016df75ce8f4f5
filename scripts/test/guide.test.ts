import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf } from '../../packages/web/src/shell/markdown.ts';
import { root } from '../workspaces.mjs';

const guide = (language: string) =>
  blocksOf(readFileSync(join(root, 'packages', 'app', 'src', 'guide', `${language}.md`), 'utf8'));

/** What it is made of, whatever it says. */
const shapeOf = (language: string) =>
  guide(language).map((block) =>
    block.kind === 'list' ? `${block.ordered ? 'ol' : 'ul'} ${block.items.length}` : block.kind,
  );

it('the guide says the same in three languages, part by part', () => {
  expect(shapeOf('en').filter((kind) => kind === 'heading').length).toBeGreaterThan(6);
  expect(shapeOf('it')).toEqual(shapeOf('en'));
  expect(shapeOf('fr')).toEqual(shapeOf('en'));
});

it('the little Markdown of the guide is read', () => {
  expect(blocksOf('# A **b**\n\none\ntwo `c`\n\n1. x\n   y\n2. [z](/w)\n')).toEqual([
    {
      kind: 'heading',
      level: 1,
      id: 'part-0',
      words: [
        { kind: 'plain', text: 'A ' },
        { kind: 'bold', text: 'b' },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'plain', text: 'one two ' },
        { kind: 'code', text: 'c' },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [[{ kind: 'plain', text: 'x y' }], [{ kind: 'link', text: 'z', to: '/w' }]],
    },
  ]);
});
