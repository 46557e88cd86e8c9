import { Table, ToolHeading, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { citeSection } from '../../../domain/act/citeSection.ts';
import type { ActEstimate, ActInputs, RegimeEstimate } from '../../../domain/act/estimate.ts';
import { computeHraExemption } from '../../../domain/act/hra.ts';
import { isMetroCity, years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import type { SlabTax } from '../../../domain/computeTax.ts';
import { fromRupees, sum, toRupees, type Money } from '../../../domain/money.ts';
import { nameSlab } from '../../../domain/nameSlab.ts';
import { Tables } from '../workings/Workings.styles.ts';
import { Regime, SectionNumber, Slabs, Start } from './EstimateWorkings.styles.ts';
import { taxLines } from './taxLines.ts';

const figure = (amount: Money) => formatFigure(toRupees(amount));

type Deduction = RegimeEstimate['deductions'][number];

const deductionColumns: readonly Column<Deduction>[] = [
  {
    head: 'Deduction',
    kind: 'name',
    cell: ({ name, section }) => (
      <>
        {name} <SectionNumber>{citeSection(section)}</SectionNumber>
      </>
    ),
  },
  { head: 'Claimed', kind: 'amount', cell: ({ claimed }) => figure(claimed) },
  { head: 'Allowed', kind: 'amount', cell: ({ allowed }) => figure(allowed) },
];

const slabColumns: readonly Column<SlabTax>[] = [
  { head: 'Slab', kind: 'name', cell: ({ slab }) => nameSlab(slab) },
  { head: 'Rate', kind: 'amount', cell: ({ slab }) => `${slab.ratePercent}%` },
  { head: 'Income in it', kind: 'amount', cell: ({ income }) => figure(income) },
  { head: 'Tax', kind: 'amount', cell: ({ tax }) => figure(tax) },
];

/** The three amounts of which the least is exempt, in a sentence. */
function explainHra(inputs: ActInputs): string {
  const hra = computeHraExemption({
    basicSalary: fromRupees(inputs.basicSalary),
    houseRentAllowance: fromRupees(inputs.houseRentAllowance),
    rentPaid: fromRupees(inputs.rentPaid),
    metroCity: isMetroCity(inputs.year, inputs.city),
  });
  const rupees = (amount: Money) => formatRupees(toRupees(amount));
  const share = isMetroCity(inputs.year, inputs.city) ? '50%' : '40%';
  return `HRA: the least of what you receive (${rupees(hra.received)}), rent above 10% of the basic salary (${rupees(hra.rentAboveTenPercent)}) and ${share} of the basic salary (${rupees(hra.shareOfSalary)}) is exempt: ${rupees(hra.exempt)}.`;
}

interface RegimeWorkingsProps {
  readonly name: string;
  readonly result: RegimeEstimate;
  readonly inputs: ActInputs;
}

function RegimeWorkings({ name, result, inputs }: RegimeWorkingsProps): ReactElement {
  const deductions = result.deductions.filter(({ claimed }) => claimed > 0n);
  const { rounding } = years[inputs.year].provisions;
  return (
    <Regime>
      <Table
        caption={<h3>{name}: income</h3>}
        columns={deductionColumns}
        rows={deductions}
        sums={[
          { name: 'Gross income', amount: figure(result.grossIncome) },
          { name: 'Deducted', amount: figure(sum(deductions.map(({ allowed }) => allowed))) },
          {
            name: `Total income, to the nearest ten (section ${rounding.section})`,
            amount: figure(result.totalIncome),
          },
        ]}
      />
      {result.regime === 'old' && inputs.houseRentAllowance > 0 && <p>{explainHra(inputs)}</p>}
      <Slabs>
        <Table
          caption={<h3>{name}: tax</h3>}
          columns={slabColumns}
          rows={result.slabTaxes}
          sums={taxLines(result, years[inputs.year].provisions).map((line) => ({
            name: line.name,
            amount: figure(line.amount),
          }))}
        />
      </Slabs>
    </Regime>
  );
}

/** Properties of `EstimateWorkings`. */
export interface EstimateWorkingsProps {
  readonly estimate: ActEstimate;
  readonly inputs: ActInputs;
  readonly year: FinancialYear;
}

/** Both taxes line by line: what is deducted, the slabs, and what comes off and on until the tax payable. */
export function EstimateWorkings({ estimate, inputs, year }: EstimateWorkingsProps): ReactElement {
  return (
    <Start>
      <ToolHeading>The workings for {year}</ToolHeading>
      <p>By the {years[year].act}. A section is one of that Act.</p>
      <Tables>
        <RegimeWorkings name="Old Regime" result={estimate.old} inputs={inputs} />
        <RegimeWorkings name="New Regime" result={estimate.new} inputs={inputs} />
      </Tables>
    </Start>
  );
}
