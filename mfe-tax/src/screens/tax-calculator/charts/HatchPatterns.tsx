import type { ReactElement } from 'react';
import { HatchStroke } from './HatchPatterns.styles.ts';

/**
 * The hatching of the old regime: `url(#<id>-page)` on the page, `url(#<id>-accent)` if it lies over the marigold of
 * the new one, which is as bright in the dark theme as in the light one.
 */
export function HatchPatterns({ id }: { readonly id: string }): ReactElement {
  return (
    <defs>
      {(['page', 'accent'] as const).map((ground) => (
        <pattern
          key={ground}
          id={`${id}-${ground}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <HatchStroke d="M3 0v6" $ground={ground} />
        </pattern>
      ))}
    </defs>
  );
}
