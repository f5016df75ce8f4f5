/** Facts of one thing, each with what it is called: a company in the head, on its charter, on its card. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
