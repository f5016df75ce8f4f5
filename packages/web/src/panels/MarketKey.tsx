import { useText } from '../store/useText.ts';

/** A zone of a market with the key of the text that says what it means. */
export interface ZoneKey {
  readonly zone: string;
  readonly text: string;
}

/** What the colours of a market mean. */
export function MarketKey({ zones, className }: { zones: readonly ZoneKey[]; className: string }) {
  const text = useText();
  return (
    <ul className={className}>
      {zones.map(({ zone, text: key }) => (
        <li key={zone} className={zone}>
          {text.say(key)}
        </li>
      ))}
    </ul>
  );
}
