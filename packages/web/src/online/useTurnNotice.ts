import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import { useText } from '../store/useText.ts';
import { mySeat, useOnline } from './store.ts';

/** The title of the page says that it waits for this person, and a bell rings once. */
export function useTurnNotice(): void {
  const text = useText();
  const asked = useOnline((online) => {
    const mine = mySeat(online);
    return mine !== undefined && (online.table?.info.turn.actors.includes(mine) ?? false);
  });
  useEffect(() => {
    if (!asked) return;
    if (useSettings.getState().sound) ring();
    const before = document.title;
    const mark = () => {
      const words = `● ${text.t('online.yourTurn')}`;
      if (!document.title.startsWith('●')) document.title = `${words} · ${document.title}`;
    };
    mark();
    const watch = new MutationObserver(mark);
    const title = document.querySelector('title');
    if (title) watch.observe(title, { childList: true });
    return () => {
      watch.disconnect();
      document.title = before;
    };
  }, [asked, text]);
}

/** Two short notes; browsers keep silent until somebody has touched the page, which is as it should be. */
function ring(): void {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const note = audio.createOscillator();
      const loudness = audio.createGain();
      note.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.12, audio.currentTime + at);
      loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
      note.connect(loudness).connect(audio.destination);
      note.start(audio.currentTime + at);
      note.stop(audio.currentTime + at + 0.3);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // No sound here.
  }
}
