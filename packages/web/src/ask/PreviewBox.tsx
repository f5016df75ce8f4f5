import { actorIsElsewhere } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { Changes, Effects } from './Effects.tsx';
import { Reason } from './Refused.tsx';

/** Right above the button that does it: what the chosen action changes, or why it cannot be. */
export function PreviewBox() {
  const text = useText();
  const state = useTable();
  const { snapshot, reason, preview, draft } = state;
  if (!snapshot) return null;
  const live = snapshot.at === snapshot.tip && !actorIsElsewhere(state);
  const shown = live && draft && preview?.ok ? preview : null;
  if (!reason && !shown) return null;
  const title = shown?.ifAgreed ? text.t('ask.effectIf', { player: shown.ifAgreed }) : text.t('ask.effect');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="preview" aria-label={text.t('ask.effect')} tabIndex={0}>
      {reason && (
        <p className="refusal-box" role="alert">
          <b>{text.t('ask.notNow')}</b> <Reason refusal={reason} />
        </p>
      )}
      {shown && (
        <Effects changes={shown.changes} title={title}>
          {shown.worth.length > 0 && (
            <p className="worths">
              <span className="quiet">{text.t('player.worth')}</span>
              {shown.worth.map(({ seat, from, to }) => (
                <span key={seat} className={to < from ? 'is-less' : 'is-more'}>
                  {text.t('change.cash', { who: seat, from, to })}
                </span>
              ))}
            </p>
          )}
          {shown.anyway.length > 0 && (
            <details className="anyway">
              <summary>{text.t('ask.anyway', { n: shown.anyway.length })}</summary>
              <Changes changes={shown.anyway} />
            </details>
          )}
        </Effects>
      )}
    </section>
  );
}
