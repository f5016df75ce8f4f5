/** An anchor on a round of paper: a port. */
export function Anchor() {
  return (
    <g data-symbol="port">
      <circle r={17} className="port" />
      <path
        d="M0-11a2.4 2.4 0 1 1 .1 0M0-6.4V10M-5-3H5M-10 3C-9 8-4 10 0 10S9 8 10 3M-10 3l-2 3M-10 3l3 1.6M10 3l2 3M10 3L7 4.6"
        className="anchor"
      />
    </g>
  );
}
