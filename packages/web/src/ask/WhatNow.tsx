import { useEffect } from 'react';
import { usePresenter } from '../game/GameContext.tsx';
import { Names } from '../game/Names.tsx';
import { actorIsElsewhere, confirm, waitsForPeople } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { Advice } from './Advice.tsx';
import { cancelChoice } from './cancelChoice.ts';
import { LayTray } from './LayTray.tsx';
import { breadcrumb, draftLabel, question } from './labels.ts';
import { Offers } from './Offers.tsx';
import { PassTurn } from './PassTurn.tsx';
import { Payout } from './Payout.tsx';
import { passNow, passOf } from './pass.ts';
import { Refusals } from './Refusals.tsx';
import { Rows } from './Rows.tsx';
import { RunPanel } from './RunPanel.tsx';

/** Where we are, and what is asked. It does not scroll away while one looks for an answer. */
export function Question() {
  const text = useText();
  const { reading } = usePresenter();
  const state = useTable();
  const { snapshot, remote, follows } = state;
  if (!snapshot) return null;
  const past = snapshot.at < snapshot.tip;
  const elsewhere = !past && actorIsElsewhere(state);
  const thinks = elsewhere && !remote && !follows && !waitsForPeople(state);
  return (
    <div className="asked">
      <nav aria-label={text.t('ask.title')}>
        <ol className="crumbs">
          {breadcrumb(text, snapshot.state.flow, reading.unnamedSteps).map((crumb, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the stack is the crumb
            <li key={i}>{crumb}</li>
          ))}
        </ol>
      </nav>
      <p className="question" role="status" tabIndex={-1}>
        {elsewhere && snapshot.actor && !follows ? (
          text.t(remote ? 'table.waitingFor' : 'table.thinking', { player: snapshot.actor })
        ) : (
          <Names of={question(text.marked, snapshot)} />
        )}
      </p>
      {thinks && <progress key={snapshot.at} className="thinking" aria-hidden="true" />}
    </div>
  );
}

/** What is chosen stays in sight when the preview takes its room. */
function useChosenInSight(): void {
  const preview = useTable((table) => table.preview);
  useEffect(() => {
    if (preview) document.querySelector('.now [data-offer][aria-pressed=true]')?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
}

/** What one must know to answer, and what can be done. */
export function WhatNow() {
  const text = useText();
  const { asking } = usePresenter();
  const state = useTable();
  const { snapshot, why } = state;
  useChosenInSight();
  if (!snapshot) return null;
  const past = snapshot.at < snapshot.tip;
  return (
    <section className="now" aria-labelledby="now-title">
      <h2 id="now-title" className="visually-hidden">
        {text.t('ask.title')}
      </h2>
      {asking.known?.(snapshot)}
      {why && !past && (
        <p className="quiet why">
          <b>{text.t('ask.says', { player: why.by })}</b> {text.phrase(`reason.${why.reason.key}`, why.reason.params)}
        </p>
      )}
      {!past && !actorIsElsewhere(state) && (
        <>
          <LayTray snapshot={snapshot} />
          <RunPanel snapshot={snapshot} />
          {asking.above?.(snapshot)}
          <Rows snapshot={snapshot} />
          <Offers snapshot={snapshot} key={snapshot.tip} />
          {snapshot.payout && <Payout payout={snapshot.payout} />}
          {asking.below?.(snapshot)}
          <Advice snapshot={snapshot} key={`advice ${snapshot.tip}`} />
          <Refusals snapshot={snapshot} />
        </>
      )}
    </section>
  );
}

/**
 * The one primary action, always in the same place; passing stands beside it. Where the question lies under another tab and
 * nothing is chosen, it leads back there.
 */
export function ActionBar({ onBack }: { onBack?: (() => void) | undefined }) {
  const text = useText();
  const { asking } = usePresenter();
  const state = useTable();
  const { snapshot, draft, preview } = state;
  if (!snapshot?.actor || snapshot.at < snapshot.tip || actorIsElsewhere(state)) return null;
  const pass = passOf(asking, snapshot);
  const ready = draft !== null && preview?.ok !== false;
  const onMap = snapshot.lays.length > 0;
  return (
    <div className="bar">
      {pass && (
        <button
          type="button"
          className="button"
          aria-disabled={pass.refusal ? true : undefined}
          onClick={passNow}
          aria-keyshortcuts="p"
        >
          {text.t(asking.passWord(snapshot))}
        </button>
      )}
      {pass && !pass.refusal && <PassTurn snapshot={snapshot} />}
      {onBack && !ready && (
        <button type="button" className="button primary" onClick={onBack}>
          {text.t('ask.back')}
        </button>
      )}
      {(!onBack || ready) && (
        <button
          type="button"
          className="button primary"
          disabled={!ready}
          onClick={() => void confirm()}
          aria-keyshortcuts="Enter"
        >
          {draft && ready ? draftLabel(text, draft, snapshot, asking) : text.t(onMap ? 'ask.chooseMap' : 'ask.choose')}
        </button>
      )}
      {draft && (
        <button type="button" className="button" aria-label={text.t('app.cancel')} onClick={cancelChoice}>
          ✕
        </button>
      )}
    </div>
  );
}
