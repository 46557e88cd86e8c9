import { ButtonLink, Icon } from '@artha/shared/design';
import { formatRupees, formatRupeesAndPaise } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { annualSalary } from '../../domain/annualSalary.ts';
import type { Transaction } from '../../domain/transaction.ts';
import { Offer } from './SalaryLink.styles.ts';

/** Takes the salary in a statement to the tax calculator; nothing is shown where there is none. */
export function SalaryLink({ transactions }: { readonly transactions: readonly Transaction[] }): ReactElement | null {
  const salary = annualSalary(transactions);
  if (!salary) return null;
  const { receivedPaise, months, rupeesPerYear } = salary;

  return (
    <Offer>
      <p>
        Salary credits of {formatRupeesAndPaise(receivedPaise / 100)} in {months} {months === 1 ? 'month' : 'months'}.
        Divided by {months}, times 12, that is {formatRupees(rupeesPerYear)} a year.
      </p>
      {/* In the hash, which no server gets to see; the calculator takes it out of the address when it has read it. */}
      <ButtonLink variant="secondary" to={`/tools/tax-calculator#basicSalary=${rupeesPerYear}`}>
        Use this salary in the tax calculator
        <Icon name="arrow" size={18} />
      </ButtonLink>
    </Offer>
  );
}
