import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { CalculatorLink, type CalculatorLinkProps } from '../inputs/CalculatorLink.tsx';

interface EstimateHintProps extends Pick<CalculatorLinkProps, 'calculator'> {
  /** The answer is used by the estimate alone, or the premium is above the limit of the comparison. */
  readonly says: 'estimateHint' | 'above80D';
}

/** Says what the detailed estimate does with an answer, and leads there with all figures. */
export function EstimateHint({ calculator, says }: EstimateHintProps): ReactNode {
  return useTexts()[says]((words) => (
    <CalculatorLink calculator={calculator} step="estimate">
      {words}
    </CalculatorLink>
  ));
}
