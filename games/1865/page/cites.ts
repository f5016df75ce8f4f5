/** `1865 §4.2` leads to section 4.2, `1865 C.5 §5.5` to the section of the proto-rules. */
export function sectionOf1865(cite: string): string {
  const [, proto, number] = /^1865 (C\.5 )?§(.+)$/.exec(cite) ?? [];
  if (number === undefined) return '';
  return proto ? `C.5-${number}` : number;
}
