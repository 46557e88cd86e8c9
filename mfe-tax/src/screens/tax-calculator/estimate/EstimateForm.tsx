import { Segmented, SelectField } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import { years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import type { Choices } from '../../../domain/figures.ts';
import { cityGroupOf, estimateText, metroCities } from '../../../domain/toActInputs.ts';
import type { AmountField } from '../inputs/amountFields.tsx';
import { AmountInput } from '../inputs/AmountInput.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';
import { YearChoice } from '../inputs/YearChoice.tsx';
import { deductionFields, incomeFields, ownPremiumField, parentsPremiumField, rentField } from './estimateFields.tsx';
import { EstimateCard, Fields, Group, GroupHeading, Wide } from './EstimateForm.styles.ts';
import { listWords } from './listWords.ts';

const ages = [
  { value: 'under60', label: 'Under 60' },
  { value: '60to79', label: '60 to 79' },
  { value: '80plus', label: '80+' },
] as const;

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const cityOptions = [listWords(metroCities.four, 'or'), listWords(metroCities.eight, 'or')] as const;
const cityGroups = ['four', 'eight'] as const;

type YesNo = 'metroCity' | 'resident' | 'governmentEmployer' | 'ownSenior' | 'parentsSenior';

interface FormProps {
  readonly calculator: Calculator;
}

interface QuestionsProps extends FormProps {
  readonly year: FinancialYear;
}

function Amount({ field, calculator }: FormProps & { readonly field: AmountField }): ReactElement {
  return (
    <AmountInput
      field={field}
      value={estimateText(calculator.figures, field.name)}
      onChange={(text) => {
        calculator.setAmount(field.name, text);
      }}
    />
  );
}

interface QuestionProps extends FormProps {
  readonly name: YesNo;
  readonly presumed?: 'yes' | 'no';
  readonly children: string;
}

function Question({ name, presumed = 'no', children, calculator }: QuestionProps): ReactElement {
  return (
    <Segmented
      inline
      legend={children}
      options={answers}
      value={calculator.figures.choices[name] ?? presumed}
      onChange={(answer) => {
        calculator.choose({ [name]: answer } satisfies Choices);
      }}
    />
  );
}

function CityChoice({ year, calculator }: QuestionsProps): ReactElement {
  const group = cityGroupOf(calculator.figures);
  return (
    <SelectField
      label="City"
      hint={`In ${year} half of the salary counts in ${listWords(years[year].metroCities, 'and')}; 40% elsewhere.`}
      placeholder="Another city"
      options={cityOptions}
      value={group === 'other' ? '' : cityOptions[cityGroups.indexOf(group)]}
      onChange={({ target }) => {
        calculator.choose({ city: cityGroups[cityOptions.indexOf(target.value)] ?? 'other' });
      }}
    />
  );
}

function Section({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactElement {
  const headingId = useId();
  return (
    <Group role="group" aria-labelledby={headingId}>
      <GroupHeading id={headingId}>{heading}</GroupHeading>
      <Fields>{children}</Fields>
    </Group>
  );
}

function PersonQuestions({ calculator }: FormProps): ReactElement {
  return (
    <Section heading="Year and person">
      <Wide>
        <YearChoice calculator={calculator} />
      </Wide>
      <Wide>
        <Segmented
          inline
          legend="Age in that year"
          options={ages}
          value={calculator.figures.choices.age ?? 'under60'}
          onChange={(age) => {
            calculator.choose({ age });
          }}
        />
      </Wide>
      <Wide>
        <Question name="resident" presumed="yes" calculator={calculator}>
          Resident in India for tax?
        </Question>
      </Wide>
    </Section>
  );
}

function IncomeQuestions({ calculator }: FormProps): ReactElement {
  return (
    <Section heading="Income of the year">
      {incomeFields.map((field) => (
        <Amount key={field.name} field={field} calculator={calculator} />
      ))}
      <Wide>
        <Question name="governmentEmployer" calculator={calculator}>
          Do you work for the government?
        </Question>
      </Wide>
    </Section>
  );
}

function RentQuestions({ calculator, year }: QuestionsProps): ReactElement {
  return (
    <Section heading="Rent">
      <Wide>
        <Amount field={rentField} calculator={calculator} />
      </Wide>
      <Wide>
        <CityChoice year={year} calculator={calculator} />
      </Wide>
    </Section>
  );
}

function DeductionQuestions({ calculator }: FormProps): ReactElement {
  return (
    <Section heading="Deductions">
      {[...deductionFields, ownPremiumField, parentsPremiumField].map((field) => (
        <Amount key={field.name} field={field} calculator={calculator} />
      ))}
      <Wide>
        <Question name="ownSenior" calculator={calculator}>
          Is anybody in your own policy 60 or older?
        </Question>
      </Wide>
      <Wide>
        <Question name="parentsSenior" calculator={calculator}>
          Is one of your parents 60 or older?
        </Question>
      </Wide>
    </Section>
  );
}

/** What the estimate asks. The result beside it follows every answer, so there is nothing to send. */
export function EstimateForm({ calculator, year }: QuestionsProps): ReactElement {
  return (
    <EstimateCard>
      <form
        aria-label="Figures of the estimate"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <PersonQuestions calculator={calculator} />
        <IncomeQuestions calculator={calculator} />
        <RentQuestions calculator={calculator} year={year} />
        <DeductionQuestions calculator={calculator} />
      </form>
    </EstimateCard>
  );
}
