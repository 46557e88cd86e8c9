import { TextLink } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { ProvisionId } from '../../../domain/act/provisions.ts';
import { years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { toRupees, type Money } from '../../../domain/money.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { SourceList } from './Sources.styles.ts';

const shown = [
  'newSlabs',
  'oldSlabs',
  'standardDeduction',
  'rebate',
  'surcharge',
  'cess',
  'rounding',
  'houseRentAllowance',
  'exemptAllowances',
  'section80C',
  'section80CCD1B',
  'employerNps',
  'section80D',
  'otherDeductions',
  'homeLoanInterest',
  'professionalTax',
  'letOutRepairs',
  'letOutInterest',
  'shortTermGains',
  'longTermGains',
  'advanceTax',
  'interestOfDates',
  'salaryDeduction',
  'interestAfterYear',
  'interestRounding',
] as const satisfies readonly ProvisionId[];

const rupees = (amount: Money) => formatRupees(toRupees(amount));

/** The section of each rule of a year, the source of its figures, and the date of the check. */
export function Sources({ year }: { readonly year: FinancialYear }): ReactElement {
  const texts = useResultTexts();
  const { act, provisions, ...rules } = years[year];
  const notes = texts.notes({
    employerFunds: rupees(rules.employerFundsLimit),
    houseLoss: rupees(rules.regimes.old.limits?.houseLoss ?? 0n),
    houseLossSection: texts.citeSection(rules.sections.houseLoss),
    gainsSurchargePercent: rules.cappedSurchargePercent,
    gainsExemption: rupees(rules.capitalGains.longTermExemption),
  });
  return (
    <SourceList>
      <summary>{texts.sources(year, texts.acts[act])}</summary>
      <dl>
        {shown.map((id) => {
          const { section, source, checkedOn, note } = provisions[id];
          return (
            <div key={id}>
              <dt>{texts.provisions[id]}</dt>
              <dd>
                {texts.readOn(
                  texts.citeSection(section),
                  checkedOn,
                  <TextLink to={source}>{new URL(source).hostname.replace('www.', '')}</TextLink>,
                )}{' '}
                {note && notes[note]}
              </dd>
            </div>
          );
        })}
      </dl>
    </SourceList>
  );
}
