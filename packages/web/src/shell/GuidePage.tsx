import type { Language } from '@binario/kernel';
import { createElement, Fragment, type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { Preferences } from '../chrome/Preferences.tsx';
import { useSettings } from '../store/settings.ts';
import { useText } from '../store/useText.ts';
import type { Guides } from './guide.ts';
import { type Block, blocksOf, type Span } from './markdown.ts';

const opened = new Map<Language, Promise<readonly Block[]>>();

function guideIn(language: Language, guides: Guides): Promise<readonly Block[]> {
  const known = opened.get(language) ?? guides[language]().then(blocksOf);
  opened.set(language, known);
  return known;
}

/** The player's guide: the same files that docs/guide.md leads to. */
export function GuidePage({ guides }: { guides: Guides }) {
  const text = useText();
  const [, go] = useLocation();
  const language = useSettings((settings) => settings.language);
  const blocks = use(guideIn(language, guides));
  const parts = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  return (
    <div className="rules guide">
      <header className="topbar">
        <button type="button" className="button small" onClick={() => go('/')}>
          ← {text.t('app.home')}
        </button>
        <span className="spring" />
        <Preferences />
      </header>
      <main>
        {inOrder(blocks.slice(0, 1).map(shown))}
        <nav aria-label={text.t('guide.title')} className="rule-index">
          {parts.map(({ id, words }) => (
            <a key={id} href={`#${id}`}>
              {said(words)}
            </a>
          ))}
        </nav>
        {inOrder(blocks.slice(1).map(shown))}
      </main>
    </div>
  );
}

function shown(block: Block) {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, { id: block.id }, said(block.words));
    case 'list':
      return createElement(block.ordered ? 'ol' : 'ul', null, ...block.items.map(item));
    case 'paragraph':
      return <p>{said(block.words)}</p>;
  }
}

// Nothing here ever changes its place: children are given one by one and need no keys.
const inOrder = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

const item = (words: readonly Span[]) => <li>{said(words)}</li>;

const said = (words: readonly Span[]) => inOrder(words.map(saidOne));

function saidOne(span: Span): ReactNode {
  switch (span.kind) {
    case 'code':
      return <code>{span.text}</code>;
    case 'bold':
      return <b>{span.text}</b>;
    case 'link':
      return <a href={span.to}>{span.text}</a>;
    case 'plain':
      return span.text;
  }
}
