const engine = 'M2 14V9.4h1.4V5h3v4.4h6.8V4h9.4v10zM14.8 6v3.4h6.2V6z';

/** A locomotive of our own drawing, seen from the side. */
function Locomotive() {
  return (
    <svg viewBox="0 0 25 18" aria-hidden="true" focusable="false">
      <path d={engine} fillRule="evenodd" />
      <path d="M.4 16.6 2 12.8h2l.4 3.8z" />
      <circle cx={6.6} cy={14.6} r={2.3} />
      <circle cx={11.8} cy={14.6} r={2.3} />
      <circle cx={18.8} cy={13.9} r={3} />
    </svg>
  );
}

/** A train as a small printed card; `train` names its card. */
export function TrainCard({ train, kind, note }: { train: string; kind: string; note?: string | undefined }) {
  return (
    <button type="button" className="train-card" data-card={`train ${train}`}>
      <Locomotive />
      <b>{kind}</b>
      {note && <small>{note}</small>}
    </button>
  );
}
