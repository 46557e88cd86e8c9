import { Segmented, SelectField, ToolHeading } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { estimateByAct, type ActInputs } from '../../../domain/act/estimate.ts';
import { years } from '../../../domain/act/years.ts';
import { fromRupees, sum, toRupees, type Money } from '../../../domain/money.ts';
import {
  computePayslips,
  payslipSources,
  professionalTaxTimes,
  PROFESSIONAL_TAX_LIMIT,
  providentFunds,
  type PayslipInputs,
} from '../../../domain/payslip.ts';
import type { RegimeId } from '../../../domain/regimes.ts';
import { salaryAlone } from '../../../domain/act/severalEmployers.ts';
import { countMonths } from '../../../domain/act/span.ts';
import type { WayAnswers } from '../../../domain/wayAnswers.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { Fields } from '../estimate/EstimateForm.styles.ts';
import { Start } from '../estimate/EstimateWorkings.styles.ts';
import type { PlanProps } from '../resultProps.ts';
import { PayslipTable } from './PayslipTable.tsx';
import { ReadOn } from './ReadOn.tsx';
import { RupeeInput } from './RupeeInput.tsx';
import { useWayAnswers } from './useWayAnswers.ts';
import { Questions } from './Way.styles.ts';

const regimes = ['old', 'new'] as const;
const months = Array.from({ length: 12 }, (_, month) => month);
const rupees = (amount: Money) => formatRupees(toRupees(amount));

/** September, when most states with a half-yearly tax take it first. */
const SEPTEMBER = 5;

function toPayslipInputs(inputs: ActInputs, answers: WayAnswers): PayslipInputs {
  const { year, basicSalary, houseRentAllowance, otherAllowance } = inputs;
  const { old, new: recent } = estimateByAct(salaryAlone(inputs));
  return {
    year,
    gross: sum([basicSalary, houseRentAllowance, otherAllowance].map(fromRupees)),
    basic: fromRupees(basicSalary),
    fund: answers.fund ?? 'none',
    professionalTax: {
      times: answers.times ?? 'monthly',
      amount: fromRupees(answers.taxEach ?? 0),
      inFebruary: answers.taxInFebruary === undefined ? undefined : fromRupees(answers.taxInFebruary),
      firstMonth: answers.firstMonth ?? SEPTEMBER,
    },
    taxes: { old: old.payable, new: recent.payable },
    regime: answers.regime ?? 'new',
    changedFrom: answers.changedFrom,
  };
}

/** Whether one employer pays the salary of the whole year. */
function hasOneEmployer({ jobSpan, otherJobs = [] }: ActInputs): boolean {
  return otherJobs.length === 0 && (jobSpan === undefined || countMonths(jobSpan) === 12);
}

interface QuestionsProps {
  readonly answers: WayAnswers;
  readonly choose: (answers: WayAnswers) => void;
}

function ProfessionalTaxQuestions({ answers, choose }: QuestionsProps): ReactElement {
  const texts = usePlanTexts().way.payslip;
  const times = answers.times ?? 'monthly';
  const isHalfYearly = times === 'halfYearly';
  const firstMonths = (isHalfYearly ? months.slice(0, 6) : months).map((month) =>
    texts.firstMonths(month, isHalfYearly),
  );
  return (
    <Fields>
      <RupeeInput
        field={{ label: texts.professionalTax, hint: texts.professionalTaxHint }}
        value={answers.taxEach}
        onChange={(taxEach) => {
          choose({ taxEach });
        }}
      />
      <SelectField
        label={texts.times}
        placeholder={texts.timesNames.monthly}
        options={professionalTaxTimes.slice(1).map((value) => texts.timesNames[value])}
        value={times === 'monthly' ? '' : texts.timesNames[times]}
        onChange={({ target }) => {
          choose({
            times: professionalTaxTimes.find((value) => texts.timesNames[value] === target.value),
            firstMonth: undefined,
          });
        }}
      />
      {answers.taxEach !== undefined && times === 'monthly' && (
        <RupeeInput
          field={{ label: texts.inFebruary }}
          value={answers.taxInFebruary}
          onChange={(taxInFebruary) => {
            choose({ taxInFebruary });
          }}
        />
      )}
      {times !== 'monthly' && (
        <SelectField
          label={texts.firstMonth}
          placeholder={texts.firstMonths(SEPTEMBER, isHalfYearly)}
          options={firstMonths.filter((_, month) => month !== SEPTEMBER)}
          value={answers.firstMonth === undefined ? '' : (firstMonths[answers.firstMonth] ?? '')}
          onChange={({ target }) => {
            const month = firstMonths.indexOf(target.value);
            choose({ firstMonth: month < 0 ? undefined : month });
          }}
        />
      )}
    </Fields>
  );
}

function SalaryQuestions({ answers, choose }: QuestionsProps): ReactElement {
  const texts = usePlanTexts().way.payslip;
  const later = months.slice(1);
  const changes = later.map((month) => texts.firstMonths(month, false));
  return (
    <>
      <Segmented
        inline
        legend={texts.fund}
        options={providentFunds.map((value) => ({ value, label: texts.funds[value] }))}
        value={answers.fund ?? 'none'}
        onChange={(fund) => {
          choose({ fund });
        }}
      />
      <Segmented
        inline
        legend={texts.regime}
        options={regimes.map((value) => ({ value, label: texts.regimes[value] }))}
        value={answers.regime ?? 'new'}
        onChange={(regime) => {
          choose({ regime });
        }}
      />
      <SelectField
        label={texts.changedFrom}
        hint={texts.regimeHint}
        placeholder={texts.noChange}
        options={changes}
        value={answers.changedFrom === undefined ? '' : (changes[answers.changedFrom - 1] ?? '')}
        onChange={({ target }) => {
          choose({ changedFrom: later[changes.indexOf(target.value)] });
        }}
      />
    </>
  );
}

/** The amount in hand of each month: salary less provident fund, professional tax and the tax that the employer deducts. */
export function Payslips({ calculator, inputs }: PlanProps): ReactElement | null {
  const texts = usePlanTexts().way.payslip;
  const [answers, choose] = useWayAnswers(calculator);
  const given = toPayslipInputs(inputs, answers);
  if (given.gross === 0n) return null;
  if (!hasOneEmployer(inputs)) {
    return (
      <Start>
        <ToolHeading>{texts.title(inputs.year)}</ToolHeading>
        <p>{texts.severalEmployers}</p>
      </Start>
    );
  }
  const payslips = computePayslips(given);
  const taken = (name: 'fund' | 'professionalTax' | 'tax') => sum(payslips.map((payslip) => payslip[name]));
  const average = (regime: RegimeId) => {
    const slips = computePayslips({ ...given, regime, changedFrom: undefined });
    return rupees(sum(slips.map(({ inHand }) => inHand)) / 12n);
  };
  const last = given.changedFrom === undefined ? given.regime : given.regime === 'old' ? 'new' : 'old';
  const overpaid = taken('tax') - given.taxes[last];
  const section80C = fromRupees(inputs.section80C);
  const deducted = fromRupees(inputs.professionalTax);
  const { act } = years[inputs.year];
  return (
    <Start>
      <ToolHeading>{texts.title(inputs.year)}</ToolHeading>
      <p>{texts.lead(act === 1961 ? '192' : '392')}</p>
      <div>
        <Questions role="group" aria-label={texts.title(inputs.year)}>
          <SalaryQuestions answers={answers} choose={choose} />
          <ProfessionalTaxQuestions answers={answers} choose={choose} />
        </Questions>
        <PayslipTable payslips={payslips} />
      </div>
      <p>{texts.average({ old: average('old'), new: average('new') })}</p>
      {overpaid > 0n && <p>{texts.overpaid(rupees(overpaid))}</p>}
      {taken('fund') > section80C && <p>{texts.fundIn80C(rupees(taken('fund')), rupees(section80C))}</p>}
      {taken('professionalTax') !== deducted && (
        <p>{texts.otherInEstimate(rupees(taken('professionalTax')), rupees(deducted))}</p>
      )}
      {taken('professionalTax') > PROFESSIONAL_TAX_LIMIT && <p>{texts.aboveLimit(rupees(PROFESSIONAL_TAX_LIMIT))}</p>}
      <p>
        {texts.limits} <ReadOn {...payslipSources} />
      </p>
    </Start>
  );
}
