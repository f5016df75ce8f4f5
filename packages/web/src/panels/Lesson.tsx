import { useTable } from '../store/table.ts';
import type { UiKey } from '../text/en.ts';
import { useText } from '../text/useText.ts';

const about: Readonly<Record<string, UiKey>> = {
  auction: 'learn.auction',
  bidding: 'learn.auctionMore',
  setValue: 'learn.setValue',
  stockTurn: 'learn.stock',
  layTrack: 'learn.lay',
  placeToken: 'learn.token',
  runTrains: 'learn.run',
  payDividend: 'learn.pay',
  buyTrains: 'learn.train',
  finance: 'learn.finance',
};

/** A word of advice at each new kind of question, on the real board. */
export function Lesson() {
  const text = useText();
  const lesson = useTable((table) => table.file?.lesson ?? false);
  const snapshot = useTable((table) => table.snapshot);
  if (!lesson || !snapshot) return null;
  const step = snapshot.state.flow.at(-1)?.step ?? '';
  const later = step === 'auction' && snapshot.tip > 0;
  const done = /^SR [2-9]/.test(snapshot.round);
  return (
    <aside className="lesson" role="note" aria-label={text.t('learn.title')}>
      <b>{text.t('learn.title')}</b>
      <p>{text.t(done ? 'learn.done' : later ? 'learn.auctionMore' : (about[step] ?? 'learn.other'))}</p>
    </aside>
  );
}
