import type { ReactElement } from 'react';

/** For a tool whose remote brings no icon: what goes in, and the one line that comes out. In a box of 320 by 150. */
export function PlainDrawing(): ReactElement {
  return (
    <>
      <rect x="0.5" y="0.5" width="319" height="149" rx="8" fill="none" stroke="var(--line)" />
      <path d="M28 36h120M28 60h92M28 84h136" stroke="var(--surface-2)" strokeWidth="8" strokeLinecap="round" />
      <rect x="18" y="102" width="284" height="30" rx="4" fill="var(--accent-wash)" />
      <path d="M28 117h104M252 117h40" stroke="var(--text)" strokeWidth="8" strokeLinecap="round" />
    </>
  );
}
