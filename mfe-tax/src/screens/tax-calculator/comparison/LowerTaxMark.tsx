import { Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Mark } from './LowerTaxMark.styles.ts';

/** The marigold check on the better result, with its words. */
export function LowerTaxMark(): ReactElement {
  return (
    <Mark>
      Lower tax
      <span>
        <Icon name="check" />
      </span>
    </Mark>
  );
}
