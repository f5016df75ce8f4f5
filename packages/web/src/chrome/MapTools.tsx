import type { Zooming } from '../board/useZoom.ts';
import { set, useSettings } from '../store/settings.ts';
import { useText } from '../store/useText.ts';

/** The buttons beside the map: closer, further, what it shows. */
export function MapTools({ zooming }: { zooming: Zooming }) {
  const text = useText();
  const coordinates = useSettings((settings) => settings.coordinates);
  return (
    <div className="map-tools">
      <button type="button" onClick={() => zooming.by(1.4)} aria-label={text.t('table.zoomIn')}>
        +
      </button>
      <button type="button" onClick={() => zooming.by(1 / 1.4)} aria-label={text.t('table.zoomOut')}>
        −
      </button>
      <button type="button" onClick={zooming.fit} aria-label={text.t('table.fit')}>
        ⤢
      </button>
      <button
        type="button"
        aria-pressed={coordinates}
        onClick={() => set({ coordinates: !coordinates })}
        aria-label={text.labelled('A1', text.t('table.coordinates'))}
      >
        A1
      </button>
      <button type="button" onClick={() => print()} aria-label={text.t('table.print')}>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          aria-hidden="true"
        >
          <path d="M4 6V1.5h8V6M4 12H1.5V6h13v6H12M4 9.5h8v5H4z" />
        </svg>
      </button>
    </div>
  );
}
