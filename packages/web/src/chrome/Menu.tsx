import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { usePresenter } from '../game/GameContext.tsx';
import { AccountLink } from '../online/AccountLink.tsx';
import { MoveOnline } from '../online/MoveOnline.tsx';
import { saveAsFile, saveMoves, saveOriginal } from '../store/saveAsFile.ts';
import { type Pace, set, useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { ComfortSwitches } from './ComfortSwitches.tsx';
import { Preferences } from './Preferences.tsx';
import { Share } from './Share.tsx';

/** What is wanted now and then. Escape closes it, and so does a press anywhere else. */
export function Menu({ onHelp }: { onHelp: () => void }) {
  const text = useText();
  const [, go] = useLocation();
  const { file, remote } = useTable();
  const { id: game } = usePresenter();
  const original = file?.origin?.original;
  const [sharing, setSharing] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const node = menu.current;
      if (!node?.open) return;
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : node.contains(event.target as Node)) return;
      node.open = false;
      if (event instanceof KeyboardEvent) node.querySelector('summary')?.focus();
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details className="menu" ref={menu}>
      <summary className="button small">{text.t('app.menu')}</summary>
      <div className="menu-body">
        <Preferences />
        <AccountLink />
        <ComfortSwitches />
        {!remote && <AroundTheTable />}
        <SoundSwitch />
        <button type="button" className="button small" onClick={onHelp}>
          {text.t('table.shortcuts')}
        </button>
        <button type="button" className="button small" onClick={() => file && saveAsFile(file)}>
          {text.t('home.export')}
        </button>
        <button type="button" className="button small" onClick={() => file && void saveMoves(file)}>
          {text.t('table.saveMoves')}
        </button>
        <button type="button" className="button small" onClick={() => setSharing(true)}>
          {text.t('share.title')}
        </button>
        {sharing && <Share onClose={() => setSharing(false)} />}
        {file && original !== undefined && (
          <button type="button" className="button small" onClick={() => saveOriginal(file, original)}>
            {text.t('origin.save')}
          </button>
        )}
        {file && !remote && <MoveOnline file={file} />}
        {file && remote && (
          <a className="button small" href={`/api/tables/${file.id}/export`} download={`${file.id}.signed.json`}>
            {text.t('online.export')}
          </a>
        )}
        <button type="button" className="button small" onClick={() => go(`/rules/${game}?from=${file?.id ?? ''}`)}>
          {text.t('home.rules')}
        </button>
        <button type="button" className="button small" onClick={() => go(`/terms/${game}?from=${file?.id ?? ''}`)}>
          {text.t('terms.link')}
        </button>
      </div>
    </details>
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
          {(['wait', 'slow', 'usual', 'none'] as const).map((each) => (
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
