import { Button } from '@artha/shared/design';
import { useIsHydrated } from '@artha/shared';
import { useId, useState, type ReactElement } from 'react';
import { ratingOf, valueCompany, type Assumptions, type Valuation } from '../../domain/valuation.ts';
import { PartChart } from '../tables/PartChart.tsx';
import { useResearchTexts } from '../../texts/researchTexts.ts';
import type { ResearchReport } from '../content/report.ts';
import { ranges, STEP } from '../content/reportContent.ts';
import { YearTable } from '../tables/YearTable.tsx';
import { SensitivityTable } from './SensitivityTable.tsx';
import { inPercent, perShare } from './valueWords.ts';
import { futureGroups, valueSteps } from './valueRows.ts';
import { ValuationAnswer, ValuationHead, Slider, Sliders, Steps } from './ValuationPart.styles.ts';

const names: readonly (keyof Assumptions)[] = ['growth', 'margin', 'tax', 'reinvested', 'discount', 'lastingGrowth'];

function AssumptionSlider({
  name,
  value,
  own,
  onChange,
}: {
  readonly name: keyof Assumptions;
  readonly value: number;
  /** The report's own assumption. */
  readonly own: number;
  readonly onChange: (value: number) => void;
}): ReactElement {
  const id = useId();
  const { assumptions, reportAssumes } = useResearchTexts();
  const { min, max } = ranges[name];
  return (
    <Slider>
      <label htmlFor={id}>{assumptions[name]}</label>
      <b>{inPercent(value)}</b>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={STEP}
        value={value}
        aria-valuetext={inPercent(value)}
        onChange={({ target }) => {
          onChange(Number(target.value));
        }}
      />
      <small>{value !== own && reportAssumes(inPercent(own))}</small>
    </Slider>
  );
}

interface AnswerProps {
  readonly valuation: Valuation | undefined;
  readonly price: number;
  readonly isOwn: boolean;
}

/** The value of a share, compared with its price. */
function ValueAnswer({ valuation, price, isOwn }: AnswerProps): ReactElement {
  const texts = useResearchTexts();
  return (
    <ValuationAnswer role="status">
      {valuation ? (
        <>
          <strong>{perShare(valuation.perShare)}</strong> {texts.aShare(isOwn)}{' '}
          {valuation.owners > 0
            ? texts.priceIs(perShare(price), texts.ratings[ratingOf(valuation.perShare, price)])
            : texts.nothingLeft}
        </>
      ) : (
        texts.noEnd
      )}
    </ValuationAnswer>
  );
}

/** The steps from the revenue of the next years to the value of a share. */
function ValueWorkings({
  valuation,
  shares,
}: {
  readonly valuation: Valuation;
  readonly shares: number;
}): ReactElement {
  const { years } = valuation;
  const texts = useResearchTexts();
  const ends = { from: String(years[0]?.year), to: String(years.at(-1)?.year) };
  return (
    <>
      <PartChart
        title={texts.cashChart}
        lead={texts.cashChartLead}
        label={texts.cashChartLabel(ends)}
        years={years.map(({ year, freeCash, worthNow }) => ({ year, whole: freeCash, part: worthNow }))}
      />
      <YearTable
        caption={texts.futureTable}
        firstColumn={texts.inCrore}
        years={years.map(({ year }) => year)}
        rows={futureGroups(years, texts)}
      />
      <Steps>
        <caption>{texts.stepsTable}</caption>
        <tbody>
          {valueSteps(valuation, shares, texts).map(({ name, amount, total }) => (
            <tr key={name} {...(total && { className: 'total' })}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </Steps>
    </>
  );
}

/** The value of the company: the assumptions, which a reader can move, and all that follows from them. */
export function ValuationPart({ report }: { readonly report: ResearchReport }): ReactElement {
  const texts = useResearchTexts();
  const { card, years, shares } = report;
  const [assumptions, setAssumptions] = useState(report.assumptions);
  const isHydrated = useIsHydrated();
  const isOwn = names.every((name) => assumptions[name] === report.assumptions[name]);
  const valuation = valueCompany(years[4], shares, assumptions);
  return (
    <>
      <ValuationHead>
        <h3>{isOwn ? texts.reportAssumptions : texts.yourAssumptions}</h3>
        {!isOwn && (
          <Button
            variant="secondary"
            onClick={() => {
              setAssumptions(report.assumptions);
            }}
          >
            {texts.backToReport}
          </Button>
        )}
      </ValuationHead>
      <Sliders disabled={!isHydrated}>
        {names.map((name) => (
          <AssumptionSlider
            key={name}
            name={name}
            value={assumptions[name]}
            own={report.assumptions[name]}
            onChange={(value) => {
              setAssumptions((before) => ({ ...before, [name]: value }));
            }}
          />
        ))}
      </Sliders>
      <ValueAnswer valuation={valuation} price={card.price} isOwn={isOwn} />
      {valuation && <ValueWorkings valuation={valuation} shares={shares} />}
      <SensitivityTable last={years[4]} shares={shares} assumptions={assumptions} />
    </>
  );
}
