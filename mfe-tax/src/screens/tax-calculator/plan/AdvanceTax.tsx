import { Segmented, SelectField, ToolHeading } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useState, type ReactElement } from 'react';
import { dayOf, paymentDatesOf, whyNotLiable, type AdvanceTaxFigures } from '../../../domain/act/advanceTax.ts';
import { estimateByAct } from '../../../domain/act/estimate.ts';
import { years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { toRupees, type Money } from '../../../domain/money.ts';
import type { RegimeId } from '../../../domain/regimes.ts';
import { paymentNames, toAdvanceTax } from '../../../domain/toAdvanceTax.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Fields } from '../estimate/EstimateForm.styles.ts';
import { Start } from '../estimate/EstimateWorkings.styles.ts';
import { AmountInput } from '../inputs/AmountInput.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';
import type { PlanProps } from '../resultProps.ts';
import { AdvanceTaxTable } from './AdvanceTaxTable.tsx';
import { Payments } from './Plan.styles.ts';

/** Properties of `AdvanceTax`. */
export interface AdvanceTaxProps extends PlanProps {
  /** As YYYY-MM-DD. */
  readonly today: string;
}

const regimes = ['old', 'new'] as const;
const rupees = (amount: Money) => formatRupees(toRupees(amount));

interface QuestionsProps {
  readonly calculator: Calculator;
  readonly year: FinancialYear;
  readonly figures: AdvanceTaxFigures;
}

/** When the gains came, and what was paid until each date. */
function PaymentQuestions({ calculator, year, figures }: QuestionsProps): ReactElement {
  const texts = usePlanTexts().advanceTax;
  const [first, ...others] = paymentDatesOf(year).map((date) => ({
    id: date.id,
    label: texts.gainsUntil(dayOf(year, date)),
  }));
  return (
    <Payments role="group" aria-label={texts.paid(year)}>
      {figures.taxOnGains > 0n && (
        <SelectField
          label={texts.gainsFrom}
          placeholder={first?.label ?? ''}
          options={others.map(({ label }) => label)}
          value={others.find(({ id }) => id === figures.gainsFrom)?.label ?? ''}
          onChange={({ target }) => {
            calculator.choose({ gainsFrom: others.find(({ label }) => label === target.value)?.id ?? 'june' });
          }}
        />
      )}
      <Fields>
        {paymentDatesOf(year).map((date, index) => {
          const name = paymentNames[date.id];
          return (
            <AmountInput
              key={name}
              field={{ label: texts.payments[name], hint: texts.paidUntil(dayOf(year, date), index === 0) }}
              value={calculator.amountOf(name)}
              onChange={(text) => {
                calculator.setAmount(name, text);
              }}
            />
          );
        })}
      </Fields>
    </Payments>
  );
}

/** The advance-tax schedule: due, paid, and interest on the shortfall. */
export function AdvanceTax({ calculator, inputs, today }: AdvanceTaxProps): ReactElement {
  const { citeSection } = useResultTexts();
  const texts = usePlanTexts().advanceTax;
  const { year } = inputs;
  const { advanceTax, forms, provisions } = years[year];
  const [chosen, choose] = useState<RegimeId>();
  const { betterRegime } = estimateByAct(inputs);
  const regime = chosen ?? (betterRegime === 'old' ? 'old' : 'new');
  const figures = toAdvanceTax(calculator.figures, inputs, regime);
  const reason = whyNotLiable(figures.tax, inputs);
  const say = reason ? texts.notLiable[reason] : texts.lead;
  return (
    <Start>
      <ToolHeading>{texts.title(year)}</ToolHeading>
      <p>{say(rupees(figures.tax), rupees(advanceTax.leastTax), citeSection(provisions.advanceTax.section))}</p>
      {figures.assumed > 0n && (
        <p>
          {texts.assumed(rupees(figures.assumed), citeSection(provisions.salaryDeduction.section), forms.taxStatement)}
        </p>
      )}
      <div>
        <Segmented
          inline
          legend={texts.regime}
          options={regimes.map((value) => ({ value, label: texts.regimes[value] }))}
          value={regime}
          onChange={choose}
        />
        {!reason && (
          <>
            <PaymentQuestions calculator={calculator} year={year} figures={figures} />
            <AdvanceTaxTable figures={figures} year={year} today={today} />
          </>
        )}
      </div>
    </Start>
  );
}
