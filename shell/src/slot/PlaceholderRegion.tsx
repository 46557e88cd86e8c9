import type { ReactElement, ReactNode } from 'react';
import { useStore } from '@artha/shared';
import { BROWSER_REGION } from '../document/root.ts';
import type { Placeholder } from '../routing/view.ts';
import type { Screen } from '../screen/Screen.ts';
import { Loading } from './Slot.styles.ts';

/** Properties of `PlaceholderRegion`. */
export interface PlaceholderRegionProps {
  readonly screen: Screen;
  readonly placeholder: Placeholder;
  /** The screen. */
  readonly children: ReactNode;
}

/**
 * The region of a screen that only renders in a browser. The composed placeholder stays until the screen is loaded; React
 * takes it over as it is. Both are at least as high as the window, so that the footer stays where it is.
 */
export function PlaceholderRegion({ screen, placeholder: Composed, children }: PlaceholderRegionProps): ReactElement {
  useStore(screen.status);
  if (Composed !== 'composed')
    return (
      <Loading {...BROWSER_REGION}>
        <Composed />
      </Loading>
    );
  if (screen.component)
    return (
      <Loading {...BROWSER_REGION} key="screen">
        {children}
      </Loading>
    );
  return <Loading {...BROWSER_REGION} key="placeholder" dangerouslySetInnerHTML={{ __html: '' }} />;
}
