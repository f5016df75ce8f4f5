import { useText1865 } from '../text/useText1865.ts';

/** Traffic against coverage: each chip that finds a seat brings L.10. */
export function Traffic({ chips, coverage, revenue }: { chips: number; coverage: number; revenue: number }) {
  const text = useText1865();
  const most = Math.max(chips, coverage, 1);
  const share = (part: number) => `${(100 * part) / most}%`;
  return (
    <div className="traffic">
      <div className="traffic-bar" aria-hidden="true">
        <span className="traffic-seats" style={{ width: share(coverage) }} />
        <span className="traffic-chips" style={{ width: share(Math.min(chips, coverage)) }} />
        {chips > coverage && (
          <span className="traffic-waiting" style={{ left: share(coverage), width: share(chips - coverage) }} />
        )}
      </div>
      <span className="traffic-words num">{text.t('corp.traffic', { chips, coverage, revenue })}</span>
    </div>
  );
}
