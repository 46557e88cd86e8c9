import { formatRupees } from '@artha/shared/format';
import type { ReactElement, ReactNode } from 'react';
import { toRupees, type Money } from '../../../domain/money.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { BreakEvenText } from './BreakEven.styles.ts';

/** Properties of `BreakEven`. */
export interface BreakEvenProps {
  /** The least deductions for which the old regime is better; undefined if it never is. */
  readonly from: Money | undefined;
  /** The person's deductions beyond the standard deduction. */
  readonly deducted: Money;
  readonly children?: ReactNode;
}

/** Says from which deductions on the old regime would be better, or that it cannot be. */
export function BreakEven({ from, deducted, children }: BreakEvenProps): ReactElement {
  const texts = useResultTexts();
  if (from === undefined) return <BreakEvenText>{texts.oldNeverBetter}</BreakEvenText>;
  return (
    <BreakEvenText>
      <strong>{texts.oldBetterFrom(formatRupees(toRupees(from)), deducted > from)}</strong>{' '}
      {texts.deducted(formatRupees(toRupees(deducted)))} {children}
    </BreakEvenText>
  );
}
