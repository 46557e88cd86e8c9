import { Table, ToolHeading, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { listHomes, type ActEstimate, type ActInputs, type RegimeEstimate } from '../../../domain/act/estimate.ts';
import { computeHraExemption, sharePercentOf, type HraFigures } from '../../../domain/act/hra.ts';
import { years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { sum, toRupees, type Money } from '../../../domain/money.ts';
import { useResultTexts, type ResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { useSlabColumns } from '../workings/useSlabColumns.ts';
import { Tables } from '../workings/Workings.styles.ts';
import { Regime, SectionNumber, Slabs, Start } from './EstimateWorkings.styles.ts';
import { taxLines } from './taxLines.ts';

const rupees = (amount: Money) => formatRupees(toRupees(amount));
const figure = (amount: Money) => formatFigure(toRupees(amount));

/** The three amounts of which the least is exempt, in a sentence for each home. */
function explainHra(home: HraFigures, texts: ResultTexts): string {
  const { received, rentAboveTenPercent, shareOfSalary, exempt } = computeHraExemption(home);
  return texts.hra(
    {
      received: rupees(received),
      rentAboveTenPercent: rupees(rentAboveTenPercent),
      shareOfSalary: rupees(shareOfSalary),
      exempt: rupees(exempt),
    },
    { ownRent: years[home.year].houseRentPercents.ownRent, share: sharePercentOf(home) },
    home.months,
  );
}

interface RegimeWorkingsProps {
  readonly result: RegimeEstimate;
  readonly inputs: ActInputs;
}

function RegimeWorkings({ result, inputs }: RegimeWorkingsProps): ReactElement {
  const texts = useResultTexts();
  const name = useTexts().regimes[result.regime];
  const slabColumns = useSlabColumns();
  const deductions = result.deductions.filter(({ claimed }) => claimed > 0n);
  const rules = years[inputs.year];
  const interestLeft = sum(
    deductions.filter(({ id }) => id === 'letOutInterest').map(({ claimed, allowed }) => claimed - allowed),
  );
  const exempt = result.gainTaxes
    .filter((gain) => gain.exempt > 0n)
    .map((gain) => [gain.kind, rupees(gain.exempt)] as const);
  const deductionColumns: readonly Column<RegimeEstimate['deductions'][number]>[] = [
    {
      head: texts.deduction,
      kind: 'name',
      cell: ({ id, section }) => (
        <>
          {texts.deductionNames[id]} <SectionNumber>{texts.citeSection(section)}</SectionNumber>
        </>
      ),
    },
    { head: texts.claimed, kind: 'amount', cell: ({ claimed }) => figure(claimed) },
    { head: texts.allowed, kind: 'amount', cell: ({ allowed }) => figure(allowed) },
  ];
  return (
    <Regime>
      <Table
        caption={<h3>{texts.incomeIn(name)}</h3>}
        columns={deductionColumns}
        rows={deductions}
        sums={[
          { name: texts.grossIncome, amount: figure(result.grossIncome) },
          { name: texts.deductedInAll, amount: figure(sum(deductions.map(({ allowed }) => allowed))) },
          {
            name: texts.roundedIncome(texts.citeSection(rules.provisions.rounding.section)),
            amount: figure(result.totalIncome),
          },
        ]}
      />
      {interestLeft > 0n && (
        <p>
          {texts.interestLeft[result.regime](rupees(interestLeft), texts.citeSection(rules.sections.houseLossGone))}
        </p>
      )}
      {result.regime === 'old' &&
        inputs.houseRentAllowance > 0 &&
        listHomes(inputs).map((home, index) => <p key={index}>{explainHra(home, texts)}</p>)}
      <Slabs>
        <Table
          caption={<h3>{texts.taxOf(name)}</h3>}
          columns={slabColumns}
          rows={result.slabTaxes}
          sums={taxLines(result, rules, texts).map((line) => ({
            name: line.name,
            amount: figure(line.amount),
          }))}
        />
      </Slabs>
      {exempt.length > 0 && <p>{texts.gainsExempt(exempt)}</p>}
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
  const texts = useResultTexts();
  return (
    <Start>
      <ToolHeading>{texts.workingsFor(year)}</ToolHeading>
      <p>{texts.workingsAct(texts.acts[years[year].act])}</p>
      <Tables>
        <RegimeWorkings result={estimate.old} inputs={inputs} />
        <RegimeWorkings result={estimate.new} inputs={inputs} />
      </Tables>
    </Start>
  );
}
