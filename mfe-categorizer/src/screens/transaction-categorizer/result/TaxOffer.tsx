import { hasPage } from '@artha/shared';
import { ButtonLink, Icon, VisuallyHidden } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { annualSalary } from '../../../domain/summary/annualSalary.ts';
import { paid80C } from '../../../domain/summary/paid80C.ts';
import type { Transaction } from '../../../domain/statement/transaction.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Offer } from './TaxOffer.styles.ts';

const CALCULATOR = '/tools/tax-calculator';

/**
 * Links figures of a statement to the tax calculator: the salary, and what was paid for what section 80C lists. Says
 * what each is and is not. Renders nothing without a figure or without the calculator.
 */
export function TaxOffer({ transactions }: { readonly transactions: readonly Transaction[] }): ReactElement | null {
  const texts = useResultTexts().tax;
  const [salary, paid] = [annualSalary(transactions), paid80C(transactions)];
  if (!(salary ?? paid) || !hasPage(CALCULATOR)) return null;
  const figures = new URLSearchParams({
    ...(salary && { basicSalary: String(salary.rupeesPerYear) }),
    ...(paid && { section80C: String(paid.rupees) }),
  });

  return (
    <Offer>
      <div>
        {salary && <p>{texts.salary(formatRupees(salary.rupeesPerYear), salary.months)}</p>}
        {paid && <p>{texts.paid80C(formatRupees(paid.rupees), paid.year, paid.names)}</p>}
      </div>
      {/* The figures are in the hash, which browsers do not send; the calculator reads them there. Opens a new tab, so that the table stays. */}
      <ButtonLink variant="secondary" to={`${CALCULATOR}#${figures.toString()}`} target="_blank" rel="noopener">
        {salary && !paid ? texts.useSalary : texts.useFigures}
        <Icon name="external" size={18} />
        <VisuallyHidden> {texts.newTab}</VisuallyHidden>
      </ButtonLink>
    </Offer>
  );
}
