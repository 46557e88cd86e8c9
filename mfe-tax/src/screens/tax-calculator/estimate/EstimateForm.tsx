import { Segmented, SelectField, TextLink } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import { years, type MetroCity } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import type { Choices } from '../../../domain/figures.ts';
import { cityGroupOf, estimateText, metroCities } from '../../../domain/toActInputs.ts';
import { rentMonths, type EstimateAmountName } from '../../../domain/figures.ts';
import { fieldIn } from '../../../texts/fieldText.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { AmountInput } from '../inputs/AmountInput.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';
import { YearChoice } from '../inputs/YearChoice.tsx';
import { EstimateCard, Fields, FromForm16, Group, GroupHeading, Wide } from './EstimateForm.styles.ts';

const ageBands = ['under60', '60to79', '80plus'] as const;
const cityGroups = ['four', 'eight'] as const;

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

interface CityProps extends QuestionsProps {
  readonly name: 'city' | 'secondCity';
}

function CityChoice({ year, calculator, name }: CityProps): ReactElement {
  const texts = useResultTexts();
  const { figures } = calculator;
  const { metroCities: metros, houseRentPercents } = years[year];
  const group = name === 'city' ? cityGroupOf(figures) : (figures.choices.secondCity ?? 'other');
  const named = (cities: readonly MetroCity[]) => cities.map((city) => texts.cities[city]);
  const options = cityGroups.map((one) => texts.anyOf(named(metroCities[one])));
  return (
    <SelectField
      label={texts[name]}
      hint={texts.cityHint(year, named(metros), houseRentPercents)}
      placeholder={texts.anotherCity}
      options={options}
      value={group === 'other' ? '' : (options[cityGroups.indexOf(group)] ?? '')}
      onChange={({ target }) => {
        calculator.choose({ [name]: cityGroups[options.indexOf(target.value)] ?? 'other' } satisfies Choices);
      }}
    />
  );
}

interface MonthsProps extends FormProps {
  readonly name: 'rentMonths' | 'secondMonths';
  readonly label: string;
  /** The choice of a person who says nothing. */
  readonly placeholder: string;
}

function MonthsChoice({ calculator, name, label, placeholder }: MonthsProps): ReactElement {
  const texts = useResultTexts();
  const options = rentMonths.slice(0, -1).map((count) => texts.monthsOf(Number(count)));
  const chosen = calculator.figures.choices[name];
  return (
    <SelectField
      label={label}
      placeholder={placeholder}
      options={options}
      value={chosen === undefined || chosen === '12' ? '' : texts.monthsOf(Number(chosen))}
      onChange={({ target }) => {
        calculator.choose({ [name]: rentMonths[options.indexOf(target.value)] } satisfies Choices);
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
    </Section>
  );
}

function RentQuestions({ calculator, year }: QuestionsProps): ReactElement {
  const texts = useResultTexts();
  return (
    <Section heading={texts.rent}>
      <Amount name="rentPaid" calculator={calculator} />
      <MonthsChoice name="rentMonths" label={texts.rentMonths} placeholder={texts.everyMonth} calculator={calculator} />
      <Wide>
        <CityChoice name="city" year={year} calculator={calculator} />
      </Wide>
      <Wide>
        <MonthsChoice
          name="secondMonths"
          label={texts.secondHome}
          placeholder={texts.noSecondHome}
          calculator={calculator}
        />
      </Wide>
      {calculator.figures.choices.secondMonths !== undefined && (
        <>
          <Amount name="secondRent" calculator={calculator} />
          <CityChoice name="secondCity" year={year} calculator={calculator} />
        </>
      )}
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
        <Amounts heading={texts.taxPaid} names={['taxDeducted']} calculator={calculator} />
      </form>
    </EstimateCard>
  );
}
