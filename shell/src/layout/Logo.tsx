import type { ReactElement } from 'react';

/** The mark: a Latin A hung from a Devanagari headline; the crossbar is marigold. */
export function Logo({ size = 28 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path d="M5 7h22M16 7 9 26M16 7l7 19" stroke="currentColor" strokeWidth="2.6" />
      <path d="M11.6 19h8.8" stroke="var(--accent)" strokeWidth="2.6" />
    </svg>
  );
}
