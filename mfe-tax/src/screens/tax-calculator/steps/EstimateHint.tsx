import type { ReactElement } from 'react';
import { CalculatorLink, type CalculatorLinkProps } from '../inputs/CalculatorLink.tsx';

/** Says of a question that only the detailed estimate uses its answer, and leads there. */
export function EstimateHint({ calculator }: Pick<CalculatorLinkProps, 'calculator'>): ReactElement {
  return (
    <>
      Not used in this comparison. The{' '}
      <CalculatorLink calculator={calculator} step="estimate">
        detailed estimate
      </CalculatorLink>{' '}
      works out your HRA exemption.
    </>
  );
}
