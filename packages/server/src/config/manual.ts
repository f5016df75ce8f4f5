import type { Setting } from './reader.ts';
import { settings } from './settings.ts';

/** The table of settings in README.md, from the settings themselves. */
export function settingsTable(): string {
  const rows = (Object.values(settings) as Setting<unknown>[]).map(({ name, help, reader, shownDefault }) => {
    const usual = shownDefault ?? (reader.fallback === '' ? 'none' : `\`${reader.fallback}\``);
    return `| \`${name}\` | ${usual} | ${help}${reader.secret ? ' (secret)' : ''} |`;
  });
  return ['| variable | default | |', '| --- | --- | --- |', ...rows].join('\n');
}
