interface TreeProps {
  readonly name: string;
  readonly value: unknown;
  readonly open?: boolean;
}

/** A value of JSON: short ones on one line, others folded up. */
export function Tree({ name, value, open = false }: TreeProps) {
  const short = JSON.stringify(value) ?? 'undefined';
  if (typeof value !== 'object' || value === null || short.length <= SHORT) {
    return (
      <p className="tree-line">
        <b>{name}</b> <code>{short}</code>
      </p>
    );
  }
  return (
    <details className="tree" open={open}>
      <summary>
        <b>{name}</b> <span className="quiet">{Array.isArray(value) ? `[${value.length}]` : '{}'}</span>
      </summary>
      {Object.entries(value).map(([field, part]) => (
        <Tree key={field} name={field} value={part} />
      ))}
    </details>
  );
}

const SHORT = 90;
