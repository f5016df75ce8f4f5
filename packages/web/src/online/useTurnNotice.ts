import { useEffect } from 'react';
import { sound } from '../store/sounds.ts';
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
    sound([660, 880]);
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
