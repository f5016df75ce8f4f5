import { Names } from './Names.tsx';

/** Facts of one thing, each with what it is called: a company in the head, on its charter, on its card. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>
            <Names of={label} />
          </dt>
          <dd className="num">
            <Names of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
