import { type ArtLabel, box, type HexArt, Token } from '@binario/web/board';

/** What hexes of 1849 show besides track: Etna, ports, the ruins of Messina. */
export const art1849: HexArt = {
  under: ({ hex }) => (hex.name === 'Etna' ? <Volcano /> : null),
  solid: ({ hex }) => (hex.name === 'Etna' ? [box(0, 3, 50, 36)] : []),
  over: ({ marks }) =>
    marks.ruined === true ? <path d="M-16-16L16 16M16-16L-16 16" className="ruined" data-symbol="ruined" /> : null,
  labels: ({ marks: { port } }) => (typeof port === 'string' ? [portLabel(port)] : []),
};

/** The token that lies beside a port. */
const portLabel = (corp: string): ArtLabel => ({
  key: 'port',
  ways: [
    {
      width: 19,
      height: 19,
      draw: () => (
        <g data-symbol="portToken">
          <Token corp={corp} radius={9} />
        </g>
      ),
    },
  ],
});

function Volcano() {
  return (
    <g className="volcano" data-symbol="volcano">
      <path d="M-26 20L-6-14Q0-10 6-14L26 20Z" />
      <path d="M-4-8L-10 14M0-7L-1 17M4-8L9 14M-8-2L-17 17M8-2L17 17" />
      <path d="M-2-17q-5-6 0-10t-1-9M4-18q5-4 1-9" className="smoke" />
    </g>
  );
}
