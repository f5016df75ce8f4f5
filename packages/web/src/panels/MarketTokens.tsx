import { Logo } from '../board/Logo.tsx';

/** The tokens of one space, in the order in which they lie. */
export function MarketTokens({ corps }: { corps: readonly string[] }) {
  if (corps.length === 0) return null;
  return (
    <span className="market-stack">
      {corps.map((corp) => (
        <span key={corp} className="market-token" title={corp}>
          <Logo corp={corp} size={17} />
          <span className="visually-hidden">{corp}</span>
        </span>
      ))}
    </span>
  );
}
