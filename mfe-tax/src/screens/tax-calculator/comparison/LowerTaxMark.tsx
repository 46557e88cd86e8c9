import { Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { MarkLabel } from './LowerTaxMark.styles.ts';

/** The marigold check on the better result, with its words. */
export function LowerTaxMark(): ReactElement {
  const { lowerTaxMark } = useResultTexts();
  return (
    <MarkLabel>
      {lowerTaxMark}
      <span>
        <Icon name="check" />
      </span>
    </MarkLabel>
  );
}
