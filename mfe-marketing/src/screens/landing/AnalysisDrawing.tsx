import type { ReactElement } from 'react';

/** Lines of a text, two of them marked, and a chart beside them. */
export function AnalysisDrawing(): ReactElement {
  return (
    <svg viewBox="0 0 250 170">
      <path
        d="M4 14h148M4 35h134M4 115h148M4 136h100"
        stroke="var(--surface-2)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <rect x="-6" y="52" width="167" height="46" rx="4" fill="var(--accent-wash)" />
      <path d="M4 65h144M4 86h92" stroke="var(--text)" strokeWidth="8" strokeLinecap="round" />
      <path d="M161 75h34" stroke="var(--accent)" strokeWidth="2.25" />
      <circle cx="161" cy="75" r="4" fill="var(--accent)" />
      <rect x="195" y="46" width="55" height="58" rx="6" fill="var(--bg)" stroke="var(--control)" />
      <path d="M207.5 90V77M216.5 90V69M225.5 90V73M234.5 90V61" stroke="var(--text)" strokeWidth="5" />
    </svg>
  );
}
