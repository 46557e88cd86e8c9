import type { ReactElement } from 'react';
import { LineDrawing } from '@artha/shared/design';

const drawings = {
  x: 'M3.5 3.5 16.5 16.5M16.5 3.5 3.5 16.5',
  discord:
    'M7 5.2C5 5.6 3.9 6.2 3.9 6.2 2.6 8.6 2.1 11.4 2.3 14c1.3 1 2.6 1.5 3.9 1.8l.9-1.5h5.8l.9 1.5c1.3-.3 2.6-.8 3.9-1.8.2-2.6-.3-5.4-1.6-7.8 0 0-1.1-.6-3.1-1l-.5 1.1h-5zM7.4 10.6v1M12.6 10.6v1',
  youtube:
    'M4.5 4.5h11a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 2 13V7a2.5 2.5 0 0 1 2.5-2.5ZM8.5 7.5v5l4-2.5z',
  instagram:
    'M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3ZM10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM14 6v.1',
} as const;

/** The four networks as line icons; the link around each carries the name. */
export function SocialIcon({ name }: { readonly name: keyof typeof drawings }): ReactElement {
  return <LineDrawing path={drawings[name]} />;
}
