import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { CalculatorLink, type CalculatorLinkProps } from '../inputs/CalculatorLink.tsx';

/** Says of a question that only the detailed estimate uses its answer, and leads there. */
export function EstimateHint({ calculator }: Pick<CalculatorLinkProps, 'calculator'>): ReactNode {
  return useTexts().estimateHint((words) => (
    <CalculatorLink calculator={calculator} step="estimate">
      {words}
    </CalculatorLink>
  ));
}
