/** Hatching as on the old survey maps. The ids are shared by every drawing on the page, so they stand there once. */
export function Patterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="patterns">
      <defs>
        <pattern id="sea" width="26" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 4q6.5-3 13 0t13 0M-13 11q6.5-3 13 0t13 0t13 0" className="ink-sea" />
        </pattern>
        <pattern id="rough" width="17" height="13" patternUnits="userSpaceOnUse">
          <path d="M2 5l3-3M10 11l3-3M11 3.4l1.6-1.6M3.4 11l1.6-1.6" className="ink-terrain" />
        </pattern>
        <pattern id="hills" width="22" height="15" patternUnits="userSpaceOnUse">
          <path
            d="M1 7q5-7 10 0M3.4 6.6l-1 2M6 4.9v2.6M8.6 6.6l1 2M12 14q5-7 10 0M14.4 13.6l-1 2M17 11.9v2.6M19.6 13.6l1 2"
            className="ink-terrain"
          />
        </pattern>
        <pattern id="mountains" width="20" height="15" patternUnits="userSpaceOnUse">
          <path
            d="M0 8L5 .8L10 8M5 .8L6.2 4L7 7.4M6.4 2.6L8.6 7.6M10 15L15 7.8L20 15M15 7.8L16.2 11L17 14.4M16.4 9.6L18.6 14.6"
            className="ink-terrain ink-strong"
          />
        </pattern>
      </defs>
    </svg>
  );
}
