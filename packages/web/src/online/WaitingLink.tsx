import { useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../store/useText.ts';
import { useWhatWaits } from './waiting.ts';

/** How many games wait for this person, and the way to the most urgent one; nothing where none does. */
export function WaitingLink() {
  const text = useText();
  const [first, ...others] = useWhatWaits();
  const count = first ? others.length + 1 : 0;
  useEffect(() => {
    if (count === 0) return;
    const before = document.title;
    document.title = `(${count}) ${before}`;
    return () => {
      document.title = before;
    };
  }, [count]);
  if (!first) return null;
  return (
    <Link className="button small primary waiting-link" href={`/table/${first.id}`}>
      {text.t('online.waiting', { n: count })}
    </Link>
  );
}

/** From one table to the next that waits. */
export function NextGame({ here }: { here: string }) {
  const text = useText();
  const next = useWhatWaits().filter(({ id }) => id !== here);
  const [first] = next;
  if (!first) return null;
  return (
    <p className="banner is-quiet" data-told="next">
      <Link className="button small" href={`/table/${first.id}`}>
        {text.t('online.nextGame', { table: first.name })}
      </Link>
    </p>
  );
}
