import { TextLink } from '@artha/shared/design';
import { longDate } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { citeSection } from '../../../domain/act/citeSection.ts';
import type { Provisions } from '../../../domain/act/provisions.ts';
import { years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { SourceList } from './Sources.styles.ts';

const names: readonly (readonly [keyof Provisions, string])[] = [
  ['newSlabs', 'Slabs of the new regime'],
  ['oldSlabs', 'Slabs of the old regime'],
  ['standardDeduction', 'Standard deduction'],
  ['rebate', 'Rebate and its marginal relief'],
  ['surcharge', 'Surcharge'],
  ['cess', 'Cess'],
  ['rounding', 'Rounding'],
  ['houseRentAllowance', 'House rent allowance'],
  ['section80C', 'Savings and investments'],
  ['section80CCD1B', 'Own contribution to NPS'],
  ['employerNps', 'Employer’s contribution to NPS'],
  ['section80D', 'Health insurance'],
  ['homeLoanInterest', 'Home loan interest'],
  ['professionalTax', 'Professional tax'],
];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The section of each rule of a year, the source of its figures, and the date of the check. */
export function Sources({ year }: { readonly year: FinancialYear }): ReactElement {
  const { act, provisions } = years[year];
  return (
    <SourceList>
      <summary>
        Sources of the rules for {year} ({act})
      </summary>
      <dl>
        {names.map(([id, name]) => {
          const { section, source, checkedOn, note } = provisions[id];
          return (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                {capitalise(citeSection(section))}. Read on {longDate(checkedOn)} at{' '}
                <TextLink to={source}>{new URL(source).hostname.replace('www.', '')}</TextLink>. {note}
              </dd>
            </div>
          );
        })}
      </dl>
    </SourceList>
  );
}
