import { useEffect } from 'react';
import { cancelChoice } from '../ask/cancelChoice.ts';
import { noteClick } from '../ask/choose.ts';
import { turn } from '../ask/lay.ts';
import { passNow } from '../ask/pass.ts';
import { confirm, jump, passTurn, redo, undo } from '../store/play.ts';
import { useTable } from '../store/table.ts';

/** Where keys are text. */
const typing = 'select, textarea, input:not([type=checkbox], [type=radio], [type=range])';
/** What answers to Enter itself. */
const pressable = 'button, a, summary, [role=button], [role=tab]';
/** What has been chosen and waits to be confirmed: there Enter goes on, it does not take back the choice. */
const chosen = [
  '[data-offer][aria-pressed=true]',
  '.tray-tile[aria-pressed=true]',
  '.offer.is-chosen .stepper input',
  '[data-hex].is-chosen',
].join();

/** One key for each thing done often; never while somebody types. */
export function useShortcuts(help: () => void): void {
  useEffect(() => {
    const step = (by: number) => {
      const { snapshot } = useTable.getState();
      if (snapshot) void jump(Math.max(0, Math.min(snapshot.tip, snapshot.at + by)));
    };
    // Who looks at the past goes through it by the same keys; nothing is undone there.
    const orStep = (by: number, work: () => Promise<void>) => () => {
      const { snapshot } = useTable.getState();
      if (snapshot && snapshot.at < snapshot.tip) step(by);
      else void work();
    };
    const back = orStep(-1, undo);
    const keys: Readonly<Record<string, () => void>> = {
      p: passNow,
      P: () => void passTurn(),
      Escape: leave,
      u: back,
      z: back,
      y: orStep(1, redo),
      r: turn,
      '[': () => step(-1),
      ']': () => step(1),
      '?': help,
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter') {
        onEnter(event, target);
        return;
      }
      if (target.matches(typing) && event.key !== 'Escape') return;
      if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        chooseOffer(Number(event.key));
        return;
      }
      if ((event.ctrlKey || event.metaKey) && event.key !== 'z' && event.key !== 'y') return;
      const run = keys[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    // Before anybody else: a chosen hex would otherwise hear Enter as a second tap.
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('click', noteClick, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('click', noteClick, { capture: true });
    };
  }, [help]);
}

/** The offers in the order in which they are listed. */
function chooseOffer(n: number): void {
  const offers = [...document.querySelectorAll<HTMLElement>('.now [data-offer]:not(:disabled), .now [data-lay]')];
  const offer = offers.filter((each) => each.checkVisibility())[n - 1];
  offer?.focus();
  offer?.click();
}

/** Closes the menu, takes back what is chosen, or leads from the past to now: the first of these that there is. */
function leave(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu[open]');
  const { snapshot, draft, pick } = useTable.getState();
  if (menu) menu.open = false;
  else if (snapshot && snapshot.at < snapshot.tip) void jump(snapshot.tip);
  else if (draft || pick) cancelChoice();
}

/** Confirms what is chosen, unless the key means something else where it is pressed. */
function onEnter(event: KeyboardEvent, target: HTMLElement): void {
  const { draft } = useTable.getState();
  const always = event.ctrlKey || (draft !== null && target.matches(chosen));
  if (!always && target.matches(`${pressable}, ${typing}`)) {
    // A key held down must not go on pressing whatever comes next.
    if (event.repeat) event.preventDefault();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) void confirm();
}
