import { protocolVersion, release } from '@binario/protocol';
import { gameNames, withGame } from './registry.ts';

/** The release, and what stored games and other programs depend on. */
export async function versionLine(): Promise<string> {
  const rules = await Promise.all(
    gameNames.map((name) => withGame(name, ({ title }) => `${name}@${title.game.rules}`)),
  );
  return `Binario ${release} (rules ${rules.join(', ')}; protocol ${protocolVersion})`;
}
