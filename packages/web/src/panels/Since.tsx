import { useState } from 'react';
import { Names } from '../game/Names.tsx';
import type { Happening } from '../model/snapshot.ts';
import { jump, letGoOn, waitsForPeople } from '../store/play.ts';
import { useSettings } from '../store/settings.ts';
import { useOthersElsewhere, useReason, useSince } from '../store/story.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import type { Text } from '../text/textIn.ts';

/** What others did since the last turn of whoever is asked here, to be stepped through, with the reasons they gave. */
export function Since() {
  const elsewhere = useOthersElsewhere();
  const handOver = useSettings((settings) => settings.handOver);
  const place = useTable((table) => table.place);
  const { seat, steps } = useSince();
  const shown = place === 'game' && (elsewhere || handOver) && seat !== null && steps.length > 0;
  return (
    <>
      <Waiting />
      {shown && <Strip seat={seat} steps={steps} />}
    </>
  );
}

function Strip({ seat, steps }: { seat: string; steps: readonly Happening[] }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const at = useTable((table) => table.snapshot?.at ?? 0);
  const tip = useTable((table) => table.snapshot?.tip ?? 0);
  const alone = useTable(({ file, remote }) => remote !== null || file?.seats.filter(isPerson).length === 1);
  const now = steps.findIndex((step) => step.at === at);
  const stepping = at < tip && now >= 0;
  // From now one goes back by one, or forward through all of it from its beginning.
  const back = now >= 0 ? now - 1 : steps.length - 1;
  const go = (to: number) => void show(steps[to], tip);
  return (
    <section className="since" aria-label={text.t('since.yours')}>
      <div className="since-head">
        <button type="button" className="since-title" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '▾' : '▸'} <b>{alone ? text.t('since.yours') : text.t('since.title', { player: seat })}</b>{' '}
          <span className="quiet">
            {stepping
              ? text.t('since.step', { n: now + 1, of: steps.length })
              : text.t('since.count', { n: steps.length })}
          </span>
        </button>
        <button
          type="button"
          className="button small"
          aria-label={text.t('since.previous')}
          disabled={back < 0}
          onClick={() => go(back)}
        >
          ◀
        </button>
        <button
          type="button"
          className="button small"
          aria-label={text.t('since.following')}
          onClick={() => go(stepping ? now + 1 : 0)}
        >
          ▶
        </button>
      </div>
      {stepping && steps[now] && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="since-now" tabIndex={0}>
          <Step step={steps[now]} />
        </div>
      )}
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ol className="since-list" tabIndex={0}>
          {steps.map((step) => (
            <li key={step.at} aria-current={step.at === at ? 'step' : undefined}>
              <button type="button" onClick={() => void show(step, tip)}>
                <Step step={step} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The table as it was just after the move, and on the map the place it was about. */
async function show(step: Happening | undefined, tip: number): Promise<void> {
  await jump(step?.at ?? tip);
  const hex = step?.hexes[0];
  if (hex !== undefined && step && step.at < tip) useTable.setState({ pick: { hex, tile: null, rotation: 0 } });
}

const isPerson = ({ kind }: { readonly kind: string }): boolean => kind === 'human';

/** What it wrote into the log, and the reason given for it. */
function Step({ step: { at, by, lines } }: { step: Happening }) {
  const text = useText();
  const reason = useReason(at);
  return (
    <span className="since-step">
      {lines.length === 0 && <span>{text.holder(by)}</span>}
      {lines.map(({ key, params }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a move keep their order
        <span key={i}>
          <Names of={text.marked.say(key, params)} />
        </span>
      ))}
      {reason && <span className="quiet">{saidBy(text, by, reason)}</span>}
    </span>
  );
}

function saidBy(text: Text, by: string, { key, params }: NonNullable<ReturnType<typeof useReason>>): string {
  return `${text.t('ask.says', { player: by })} ${text.phrase(`reason.${key}`, params)}`;
}

/** Automatic players that wait for people. */
function Waiting() {
  const text = useText();
  const pace = useSettings((settings) => settings.pace);
  const waits = useTable((table) => pace === 'wait' && waitsForPeople(table));
  if (!waits) return null;
  return (
    <div className="pace-bar">
      <button type="button" className="button small" onClick={() => letGoOn('next')}>
        {text.t('pace.next')} ▶
      </button>
      <button type="button" className="button small" onClick={() => letGoOn('mine')}>
        {text.t('pace.untilMine')} ▶▶
      </button>
    </div>
  );
}
