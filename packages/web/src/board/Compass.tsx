/** North, for the empty sea. */
export function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="compass">
      <circle r={30} />
      <circle r={26} />
      <path d="M0-38L5 0L0 38L-5 0Z" />
      <path d="M-38 0L0-5L38 0L0 5Z" />
      <path d="M0-38L5 0H-5Z" className="compass-north" />
      <text y={-43}>N</text>
    </g>
  );
}
