import { Segmented, ToolHeading } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { additionIds, findRoom, type AdditionId } from '../../../domain/act/additions.ts';
import type { ActInputs } from '../../../domain/act/estimate.ts';
import { countMonthsLeft } from '../../../domain/financialYear.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { Start } from '../estimate/EstimateWorkings.styles.ts';
import type { PlanProps } from '../resultProps.ts';
import { Addition } from './Addition.tsx';
import { AdvanceTax } from './AdvanceTax.tsx';
import { Payslips } from './Payslips.tsx';
import { ReturnDates } from './ReturnDates.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { UpdatedReturn } from './UpdatedReturn.tsx';
import { Information } from './Plan.styles.ts';
import { Sheet } from './sheet/Sheet.tsx';
import { useToday } from './useToday.ts';

interface AdditionsProps {
  readonly inputs: ActInputs;
  readonly today: string;
}

function Additions({ inputs, today }: AdditionsProps): ReactElement {
  const texts = usePlanTexts();
  const { year } = inputs;
  const monthsLeft = countMonthsLeft(year, today);
  const [chosen, choose] = useState<AdditionId>();
  const shown = chosen ?? additionIds.find((id) => findRoom(inputs, id) > 0n) ?? additionIds[0];
  return (
    <Start>
      <ToolHeading>{texts.title(year, monthsLeft === 0)}</ToolHeading>
      <p>{monthsLeft > 0 ? texts.monthsLeft(monthsLeft, year) : texts.yearIsOver(year)}</p>
      <div>
        <Segmented
          inline
          legend={texts.additionsLegend}
          options={additionIds.map((value) => ({ value, label: texts.additions[value] }))}
          value={shown}
          onChange={choose}
        />
        <Addition id={shown} inputs={inputs} monthsLeft={monthsLeft} />
      </div>
    </Start>
  );
}

/** The steps that a person can still take in the year, and their effect; information, not advice. */
export function Plan({ calculator, inputs }: PlanProps): ReactElement {
  const { information } = usePlanTexts();
  const today = useToday();
  return (
    <>
      <Additions inputs={inputs} today={today} />
      <AdvanceTax calculator={calculator} inputs={inputs} today={today} />
      <Payslips calculator={calculator} inputs={inputs} />
      <ReturnDates inputs={inputs} today={today} />
      <ReturnForm calculator={calculator} inputs={inputs} />
      <UpdatedReturn year={inputs.year} />
      <Sheet calculator={calculator} inputs={inputs} today={today} />
      <Information>{information}</Information>
    </>
  );
}
