import { describe, expect, it, vi } from 'vitest';
import { harmless } from '../src/harmless.ts';
import { terminal } from '../src/terminal.ts';

describe('what is written to a terminal', () => {
  it('has nothing in it that a terminal would obey', () => {
    expect(harmless('\x1b[2J\x07\r\u009b1m\u202eabc')).toBe('\\u001b[2J\\u0007\\u000d\\u009b1m\\u202eabc');
  });

  it('keeps letters, lines and spaces of all languages', () => {
    const text = 'Prix : 20 %\tl’Égadi\nŁódź 👩‍🚀 “x”';
    expect(harmless(text)).toBe(text);
  });

  it('is cleaned on its way out, results and complaints', () => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { print, complain } = terminal();
    print('a\x1b[2Jb');
    complain('c\x1b]0;d');
    const written = [out.mock.calls.at(-1)?.[0], err.mock.calls.at(-1)?.[0]];
    vi.restoreAllMocks();
    expect(written).toEqual(['a\\u001b[2Jb\n', 'c\\u001b]0;d\n']);
  });
});
