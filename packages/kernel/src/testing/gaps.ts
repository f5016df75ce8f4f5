/** Names of the gaps of a text, each once: another language may write one twice, or in another style. */
export function gapsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort();
}
