import { formatRupees } from '@artha/shared/format';
import type { ReactElement, ReactNode } from 'react';
import { toRupees, type Money } from '../../../domain/money.ts';
import { BreakEvenText } from './BreakEven.styles.ts';

/** Properties of `BreakEven`. */
export interface BreakEvenProps {
  /** From which deductions on the old regime is better; undefined if it never is. */
  readonly from: Money | undefined;
  /** What the person deducts beyond the standard deduction. */
  readonly deducted: Money;
  readonly children?: ReactNode;
}

/** From which deductions on the old regime would be better, or that it cannot be. */
export function BreakEven({ from, deducted, children }: BreakEvenProps): ReactElement {
  if (from === undefined) {
    return (
      <BreakEvenText>
        <strong>The old regime cannot be better:</strong> the new one takes no tax from this income.
      </BreakEvenText>
    );
  }
  const has = formatRupees(toRupees(deducted));
  return (
    <BreakEvenText>
      <strong>
        The old regime {deducted > from ? 'is' : 'would be'} better from {formatRupees(toRupees(from))} of deductions.
      </strong>{' '}
      You have {has}, beyond the standard deduction. {children}
    </BreakEvenText>
  );
}
