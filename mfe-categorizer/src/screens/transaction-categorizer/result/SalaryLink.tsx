import { hasPage } from '@artha/shared';
import { ButtonLink, Icon, VisuallyHidden } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { annualSalary } from '../../../domain/summary/annualSalary.ts';
import type { Transaction } from '../../../domain/statement/transaction.ts';
import { Offer } from './SalaryLink.styles.ts';

const CALCULATOR = '/tools/tax-calculator';

/** Links the salary in a statement to the tax calculator. Renders nothing if either is missing. */
export function SalaryLink({ transactions }: { readonly transactions: readonly Transaction[] }): ReactElement | null {
  const salary = annualSalary(transactions);
  if (!salary || !hasPage(CALCULATOR)) return null;
  const { months, rupeesPerYear } = salary;

  return (
    <Offer>
      <p>
        Salary received: about {formatRupees(rupeesPerYear)} a year, from {months} {months === 1 ? 'month' : 'months'}.
        These are net credits, after TDS and PF, and not your basic salary; your gross salary is higher.
      </p>
      {/* The salary is in the hash, which browsers do not send; the calculator reads its figures there. Opens a new tab, so that the table stays. */}
      <ButtonLink variant="secondary" to={`${CALCULATOR}#basicSalary=${rupeesPerYear}`} target="_blank" rel="noopener">
        Use this salary in the tax calculator
        <Icon name="external" size={18} />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </ButtonLink>
    </Offer>
  );
}
