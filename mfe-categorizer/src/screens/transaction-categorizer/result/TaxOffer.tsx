import { hasPage } from '@artha/shared';
import { ButtonLink, Icon, VisuallyHidden } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { annualSalary } from '../../../domain/summary/annualSalary.ts';
import type { Transaction } from '../../../domain/statement/transaction.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Offer } from './SalaryLink.styles.ts';

const CALCULATOR = '/tools/tax-calculator';

/** Links the salary in a statement to the tax calculator. Renders nothing if either is missing. */
export function SalaryLink({ transactions }: { readonly transactions: readonly Transaction[] }): ReactElement | null {
  const texts = useResultTexts().salary;
  const salary = annualSalary(transactions);
  if (!salary || !hasPage(CALCULATOR)) return null;
  const { months, rupeesPerYear } = salary;

  return (
    <Offer>
      <p>{texts.found(formatRupees(rupeesPerYear), months)}</p>
      {/* The salary is in the hash, which browsers do not send; the calculator reads its figures there. Opens a new tab, so that the table stays. */}
      <ButtonLink variant="secondary" to={`${CALCULATOR}#basicSalary=${rupeesPerYear}`} target="_blank" rel="noopener">
        {texts.use}
        <Icon name="external" size={18} />
        <VisuallyHidden> {texts.newTab}</VisuallyHidden>
      </ButtonLink>
    </Offer>
  );
}
