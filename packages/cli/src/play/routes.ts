/** Routes as they are typed: `4H-0 C5 D6 E7, 6H-1 E1 F2`. Whether there is track is for the rules to say. */
export function parseRoutes(typed: string): readonly { readonly train: string; readonly hexes: readonly string[] }[] {
  return typed
    .split(/[,;]/)
    .map((route) => route.split(/\s+/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0)
    .map(([train = '', ...hexes]) => ({ train, hexes }));
}
