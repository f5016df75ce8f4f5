import { roundName } from '@binario/rail';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Effects } from '../ask/Effects.tsx';
import { usePresenter } from '../game/GameContext.tsx';
import { AccountLink } from '../online/AccountLink.tsx';
import { MoveOnline } from '../online/MoveOnline.tsx';
import { useOnline } from '../online/store.ts';
import { beginPlan, endPlan } from '../store/planning.ts';
import { redo, undo } from '../store/play.ts';
import { saveAsFile, saveOriginal } from '../store/saveAsFile.ts';
import { type Pace, set, useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { OriginBanner } from './OriginBanner.tsx';
import { OtherTabBanner } from './OtherTabBanner.tsx';
import { Preferences } from './Preferences.tsx';
import { UnsavedBanner } from './UnsavedBanner.tsx';

export function TopBar({ onHelp }: { onHelp: () => void }) {
  const text = useText();
  const [, go] = useLocation();
  const { snapshot, file, place, parting, remote, follows } = useTable();
  const undoneThere = useOnline(({ table }) => table?.info.undone?.count ?? 0);
  const undone = remote && place === 'game' ? undoneThere : snapshot?.undone;
  const { id: game, name } = usePresenter();
  // Who looks back, or only watches, takes nothing back: the slider and its keys lead through the past.
  const settled = !snapshot || snapshot.at < snapshot.tip || (follows && place === 'game');
  const original = file?.origin?.original;
  return (
    <>
      <header className="topbar">
        <button
          type="button"
          className="brand"
          onClick={() => go('/')}
          aria-label={text.labelled('Binario', text.t('app.home'))}
        >
          <img src="/icon.svg" alt="" width={26} height={26} /> <span>Binario</span>
        </button>
        <span className="topbar-round">
          {name} · {snapshot && roundName(text.language, snapshot.round)} · {text.t('phase.phase')}{' '}
          {snapshot?.state.table.phase}
        </span>
        <span className="spring" />
        <button
          type="button"
          className="button small"
          disabled={!snapshot?.tip || settled}
          onClick={() => void undo()}
          aria-keyshortcuts="z"
        >
          ↶ <span className="wide-only">{text.t('table.undo')}</span>
          <span className="visually-hidden narrow-only">{text.t('table.undo')}</span>
        </button>
        <button
          type="button"
          className="button small"
          disabled={!undone || settled}
          onClick={() => void redo()}
          aria-keyshortcuts="y"
        >
          ↷ <span className="wide-only">{text.t('table.redo')}</span>
          <span className="visually-hidden narrow-only">{text.t('table.redo')}</span>
        </button>
        {place === 'game' && (
          <button type="button" className="button small wide-only" onClick={() => void beginPlan(snapshot?.at ?? 0)}>
            {text.t('plan.begin')}
          </button>
        )}
        <details className="menu">
          <summary className="button small">{text.t('app.menu')}</summary>
          <div className="menu-body">
            <Preferences />
            <AccountLink />
            {remote ? <SoundSwitch /> : <AroundTheTable />}
            <button type="button" className="button small" onClick={onHelp}>
              {text.t('table.shortcuts')}
            </button>
            <button type="button" className="button small" onClick={() => file && saveAsFile(file)}>
              {text.t('home.export')}
            </button>
            {file && original !== undefined && (
              <button type="button" className="button small" onClick={() => saveOriginal(file, original)}>
                {text.t('origin.save')}
              </button>
            )}
            {file && !remote && <MoveOnline file={file} />}
            <button type="button" className="button small" onClick={() => go(`/rules/${game}?from=${file?.id ?? ''}`)}>
              {text.t('home.rules')}
            </button>
          </div>
        </details>
      </header>
      {parting && <p className="banner">{text.t('table.broken', { at: snapshot?.tip ?? 0 })}</p>}
      <OriginBanner />
      <UnsavedBanner />
      <OtherTabBanner />
      {place === 'plan' && <PlanBanner />}
    </>
  );
}

/** Switches for people around one screen. */
function AroundTheTable() {
  const text = useText();
  const { handOver, pace } = useSettings();
  return (
    <>
      <label>
        <input type="checkbox" checked={handOver} onChange={(event) => set({ handOver: event.target.checked })} />
        {text.t('table.handOver')}
      </label>
      <label>
        {text.t('table.pace')}{' '}
        <select value={pace} onChange={(event) => set({ pace: event.target.value as Pace })}>
          {(['slow', 'usual', 'none'] as const).map((each) => (
            <option key={each} value={each}>
              {text.t(`table.pace.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function SoundSwitch() {
  const text = useText();
  const sound = useSettings((settings) => settings.sound);
  return (
    <label>
      <input type="checkbox" checked={sound} onChange={(event) => set({ sound: event.target.checked })} />
      {text.t('online.sound')}
    </label>
  );
}

function PlanBanner() {
  const text = useText();
  const difference = useTable((table) => table.difference);
  const follows = useTable((table) => table.follows);
  const [name, setName] = useState('');
  return (
    <div className="banner is-plan" role="status">
      <b>{text.t('plan.banner')}</b>
      {difference && (
        <details>
          <summary>{text.t('plan.difference')}</summary>
          <Effects changes={difference} title={text.t('plan.difference')} />
        </details>
      )}
      <span className="spring" />
      <input
        aria-label={text.t('plan.name')}
        placeholder={text.t('plan.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button
        type="button"
        className="button small"
        disabled={!name.trim() || follows}
        onClick={() => void endPlan(name.trim())}
      >
        {text.t('plan.keep')}
      </button>
      <button type="button" className="button small" onClick={() => void endPlan()}>
        {text.t('plan.leave')}
      </button>
    </div>
  );
}
