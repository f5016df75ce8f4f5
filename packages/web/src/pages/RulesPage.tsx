import { rulebook } from '@binario/game-1849/rulebook/rulebook';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Preferences } from '../chrome/Preferences.tsx';
import { useText } from '../text/useText.ts';

/** Our own statement of the rules, by section; the paragraph a refusal rests on is shown first. */
export function RulesPage({ section }: { section: string }) {
  const text = useText();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const from = search.get('from');
  const rule = search.get('rule');
  const sections = useMemo(() => rulebook(text.language), [text.language]);
  return (
    <div className="rules">
      <header className="topbar">
        <button type="button" className="button small" onClick={() => go(from ? `/game/${from}` : '/')}>
          ← {from ? text.t('rules.back') : text.t('app.home')}
        </button>
        <span className="spring" />
        <Preferences />
      </header>
      <main>
        <h1>{text.t('rules.title')}</h1>
        {rule && text.has(rule) && (
          <p className="refusal-box">
            <b>{text.t('rules.reason')}</b> {text.say(rule)} <span className="quiet">§ {section}</span>
          </p>
        )}
        <nav aria-label={text.t('rules.title')} className="rule-index">
          {sections.map(({ id, title }) => (
            <a key={id} href={`#s${id}`}>
              {id} {title}
            </a>
          ))}
        </nav>
        {sections.map(({ id, title, paragraphs }) => (
          <section
            key={id}
            id={`s${id}`}
            className={id === section ? 'rule is-sought' : 'rule'}
            ref={id === section ? (node) => node?.scrollIntoView({ block: 'start' }) : undefined}
          >
            <h2>
              <span className="rule-number">§ {id}</span> {title}
            </h2>
            {paragraphs.map(({ key, text: words, rulings, example }) => (
              <p key={key} className={example ? 'rule-example' : undefined}>
                {words}
                {rulings.map((ruling) => (
                  <span key={ruling} className="tag">
                    RUL-{ruling}
                  </span>
                ))}
              </p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
