import { useEffect } from 'react';
import { turn } from '../ask/lay.ts';
import { passNow } from '../ask/pass.ts';
import { confirm, jump, redo, undo } from '../store/play.ts';
import { useTable } from '../store/table.ts';

const typing = new Set(['INPUT', 'SELECT', 'TEXTAREA']);
const pressable = new Set(['BUTTON', 'A', 'SUMMARY']);

/** One key for each thing done often; never while somebody types. */
export function useShortcuts(help: () => void): void {
  useEffect(() => {
    const step = (by: number) => {
      const { snapshot } = useTable.getState();
      if (snapshot) void jump(Math.max(0, Math.min(snapshot.tip, snapshot.at + by)));
    };
    const keys: Readonly<Record<string, () => void>> = {
      p: passNow,
      u: () => void undo(),
      z: () => void undo(),
      y: () => void redo(),
      r: turn,
      '[': () => step(-1),
      ']': () => step(1),
      '?': help,
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (typing.has(target.tagName) || document.querySelector('dialog[open]')) return;
      if ((event.ctrlKey || event.metaKey) && event.key !== 'z' && event.key !== 'y' && event.key !== 'Enter') return;
      if (event.key === 'Enter') {
        const own = pressable.has(target.tagName) || target.getAttribute('role') === 'button';
        if (!own || event.ctrlKey) void confirm();
        return;
      }
      const run = keys[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [help]);
}
