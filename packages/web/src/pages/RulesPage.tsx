import { useLocation, useSearch } from 'wouter';
import { Preferences } from '../chrome/Preferences.tsx';
import { useRulebook } from '../rulebook/useRulebook.ts';
import { useText } from '../text/useText.ts';

/** Our own statement of the rules, by section; the paragraph a refusal rests on is shown first. */
export function RulesPage({ section }: { section: string }) {
  const text = useText();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const from = search.get('from');
  const rule = search.get('rule');
  const chapters = useRulebook(text.language);
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
        {chapters && chapters.length > 0 ? (
          chapters.map((chapter) => (
            <section
              key={chapter.section}
              id={`s${chapter.section}`}
              className={chapter.section === section ? 'rule is-sought' : 'rule'}
              ref={chapter.section === section ? (node) => node?.scrollIntoView({ block: 'start' }) : undefined}
            >
              <h2>
                <span className="rule-number">§ {chapter.section}</span> {chapter.title}
              </h2>
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph.name}>{paragraph.words}</p>
              ))}
            </section>
          ))
        ) : (
          <p className="quiet">{text.t('rules.missing')}</p>
        )}
      </main>
    </div>
  );
}
