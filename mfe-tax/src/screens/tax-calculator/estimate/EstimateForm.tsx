import { Segmented, TextLink } from '@artha/shared/design';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import type { Choices } from '../../../domain/figures.ts';
import { cityGroupOf, estimateText } from '../../../domain/toActInputs.ts';
import type { EstimateAmountName } from '../../../domain/figures.ts';
import { fieldIn } from '../../../texts/fieldText.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { AmountInput } from '../inputs/AmountInput.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';
import { YearChoice } from '../inputs/YearChoice.tsx';
import { OtherGainsGroup } from './other-gains/OtherGains.styles.ts';
import { CityChoice } from './parts/CityChoice.tsx';
import { HomeQuestions } from './parts/HomeQuestions.tsx';
import { JobQuestions } from './parts/JobQuestions.tsx';
import { LeavingQuestions } from './parts/LeavingQuestions.tsx';
import { EstimateCard, Fields, FromForm16, Group, GroupHeading, Wide } from './EstimateForm.styles.ts';

const ageBands = ['under60', '60to79', '80plus'] as const;

/** The questions about income beside the steps. The estimate takes any amount and shows how much the Act allows. */
const incomeAmounts = [
  'basicSalary',
  'houseRentAllowance',
  'otherAllowance',
  'employerNps',
  'otherIncome',
  'dividends',
] as const satisfies readonly EstimateAmountName[];

const deductionAmounts = [
  'exemptAllowances',
  'section80C',
  'section80CCD1B',
  'homeLoanInterest',
  'professionalTax',
  'ownPremium',
  'parentsPremium',
  'otherDeductions',
] as const satisfies readonly EstimateAmountName[];

const houseAmounts = [
  'rentReceived',
  'municipalTaxes',
  'letOutInterest',
] as const satisfies readonly EstimateAmountName[];
const gainAmounts = ['shortTermGains', 'longTermGains'] as const satisfies readonly EstimateAmountName[];
/** Asked for only in the year whose rates changed. */
const earlierGainAmounts = [
  'shortTermGainsEarlier',
  'longTermGainsEarlier',
] as const satisfies readonly EstimateAmountName[];

type YesNo = 'metroCity' | 'resident' | 'governmentEmployer' | 'ownSenior' | 'parentsSenior';

interface FormProps {
  readonly calculator: Calculator;
}

interface QuestionsProps extends FormProps {
  readonly year: FinancialYear;
}

function Amount({ name, calculator }: FormProps & { readonly name: EstimateAmountName }): ReactElement {
  const { fields } = useResultTexts();
  return (
    <AmountInput
      field={fieldIn(fields[name], years[calculator.year])}
      value={estimateText(calculator.figures, name)}
      onChange={(text) => {
        calculator.setAmount(name, text);
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
  const { yes, no } = useTexts();
  return (
    <Segmented
      inline
      legend={children}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={calculator.figures.choices[name] ?? presumed}
      onChange={(answer) => {
        calculator.choose({ [name]: answer } satisfies Choices);
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
  const texts = useResultTexts();
  return (
    <Section heading={texts.yearAndPerson}>
      <Wide>
        <YearChoice calculator={calculator} />
      </Wide>
      <Wide>
        <Segmented
          inline
          legend={texts.age}
          options={ageBands.map((value) => ({ value, label: texts.ages[value] }))}
          value={calculator.figures.choices.age ?? 'under60'}
          onChange={(age) => {
            calculator.choose({ age });
          }}
        />
      </Wide>
      <Wide>
        <Question name="resident" presumed="yes" calculator={calculator}>
          {texts.resident}
        </Question>
      </Wide>
    </Section>
  );
}

function IncomeQuestions({ calculator }: FormProps): ReactElement {
  const texts = useResultTexts();
  return (
    <Section heading={texts.income}>
      {incomeAmounts.map((name) => (
        <Amount key={name} name={name} calculator={calculator} />
      ))}
      <Wide>
        <Question name="governmentEmployer" calculator={calculator}>
          {texts.governmentEmployer}
        </Question>
      </Wide>
      <JobQuestions calculator={calculator} />
      <LeavingQuestions calculator={calculator} />
    </Section>
  );
}

function RentQuestions({ calculator, year }: QuestionsProps): ReactElement {
  const texts = useResultTexts();
  return (
    <Section heading={texts.rent}>
      <Amount name="rentPaid" calculator={calculator} />
      <CityChoice
        year={year}
        value={cityGroupOf(calculator.figures)}
        onChange={(city) => {
          calculator.choose({ city });
        }}
      />
      <HomeQuestions calculator={calculator} year={year} />
    </Section>
  );
}

function DeductionQuestions({ calculator }: FormProps): ReactElement {
  const texts = useResultTexts();
  return (
    <Section heading={texts.deductions}>
      {deductionAmounts.map((name) => (
        <Amount key={name} name={name} calculator={calculator} />
      ))}
      <Wide>
        <Question name="ownSenior" calculator={calculator}>
          {texts.ownSenior}
        </Question>
      </Wide>
      <Wide>
        <Question name="parentsSenior" calculator={calculator}>
          {texts.parentsSenior}
        </Question>
      </Wide>
    </Section>
  );
}

interface AmountsProps extends FormProps {
  readonly heading: string;
  readonly names: readonly EstimateAmountName[];
}

function Amounts({ heading, names, calculator }: AmountsProps): ReactElement {
  return (
    <Section heading={heading}>
      {names.map((name) => (
        <Amount key={name} name={name} calculator={calculator} />
      ))}
    </Section>
  );
}

/** Other gains and losses, which load when they are asked for, or when the address has some. */
function OtherQuestions({ calculator, year }: QuestionsProps): ReactElement {
  const { OtherGains, otherGains } = useResultTexts();
  const [isOpened, setIsOpened] = useState<boolean>();
  const isOpen = isOpened ?? calculator.figures.choices.others !== undefined;
  return (
    <OtherGainsGroup>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setIsOpened(currentTarget.open);
        }}
      >
        <summary>
          <GroupHeading>{otherGains}</GroupHeading>
        </summary>
        {isOpen && <OtherGains calculator={calculator} year={year} />}
      </details>
    </OtherGainsGroup>
  );
}

/** The questions of the estimate. The result beside them follows every answer, so there is nothing to send. */
export function EstimateForm({ calculator, year }: QuestionsProps): ReactElement {
  const texts = useResultTexts();
  const gainNames = [...gainAmounts, ...(years[year].capitalGains.changedOn ? earlierGainAmounts : [])];
  return (
    <EstimateCard>
      <FromForm16>
        <TextLink to="/tools/tax-calculator/form-16">{texts.fromForm16}</TextLink>
      </FromForm16>
      <form
        aria-label={texts.estimateForm}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <PersonQuestions calculator={calculator} />
        <IncomeQuestions calculator={calculator} />
        <RentQuestions calculator={calculator} year={year} />
        <DeductionQuestions calculator={calculator} />
        <Amounts heading={texts.house} names={houseAmounts} calculator={calculator} />
        <Amounts heading={texts.gains} names={gainNames} calculator={calculator} />
        <OtherQuestions calculator={calculator} year={year} />
        <Amounts heading={texts.taxPaid} names={['taxDeducted']} calculator={calculator} />
      </form>
    </EstimateCard>
  );
}
