import { Button } from '@artha/shared/design';
import { useIsHydrated } from '@artha/shared';
import { useId, useState, type ReactElement } from 'react';
import { ratingOf, valueCompany, type Assumptions, type Valuation } from '../../domain/valuation.ts';
import { PartChart } from '../tables/PartChart.tsx';
import { ratingNames } from '../content/ratingWords.ts';
import type { ResearchReport } from '../content/report.ts';
import { ranges, STEP } from '../content/reportContent.ts';
import { YearTable } from '../tables/YearTable.tsx';
import { SensitivityTable } from './SensitivityTable.tsx';
import { inPercent, perShare } from './valueWords.ts';
import { futureGroups, valueSteps } from './valueRows.ts';
import { Answer, Head, Slider, Sliders, Steps } from './ValuationPart.styles.ts';

const labels: Readonly<Record<keyof Assumptions, string>> = {
  growth: 'Revenue grows each year by',
  margin: 'Operating profit of revenue',
  tax: 'Tax on operating profit',
  reinvested: 'After tax, put back into the business',
  discount: 'Discount rate a year',
  lastingGrowth: 'Long-term growth, after five years',
};

const names: readonly (keyof Assumptions)[] = ['growth', 'margin', 'tax', 'reinvested', 'discount', 'lastingGrowth'];

function AssumptionSlider({
  name,
  value,
  own,
  onChange,
}: {
  readonly name: keyof Assumptions;
  readonly value: number;
  /** What the report assumes. */
  readonly own: number;
  readonly onChange: (value: number) => void;
}): ReactElement {
  const id = useId();
  const { min, max } = ranges[name];
  return (
    <Slider>
      <label htmlFor={id}>{labels[name]}</label>
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
      <small>{value !== own && `The report assumes ${inPercent(own)}`}</small>
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
  return (
    <Answer role="status">
      {valuation ? (
        <>
          <strong>{perShare(valuation.perShare)}</strong> a share{isOwn ? '' : ', by your assumptions'}.{' '}
          {valuation.owners > 0
            ? `The price is ${perShare(price)}: ${ratingNames[ratingOf(valuation.perShare, price)]}.`
            : 'The debt is larger than all that is to come, so nothing is left for the owners.'}
        </>
      ) : (
        'Long-term growth must stay below the discount rate; otherwise the sum of all years has no end. Move one of the two.'
      )}
    </Answer>
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
  return (
    <>
      <PartChart
        title="Free cash of the next five years, ₹ crore"
        lead="The whole bar is the free cash of the year, the filled part is what it is worth today. The table has both."
        label={`Bars of free cash from ${String(years[0]?.year)} to ${String(years.at(-1)?.year)}, and in each what it is worth today. The table below has the figures.`}
        years={years.map(({ year, freeCash, worthNow }) => ({ year, whole: freeCash, part: worthNow }))}
      />
      <YearTable
        caption="From revenue to what is worth something today."
        firstColumn="₹ crore"
        years={years.map(({ year }) => year)}
        rows={futureGroups(years)}
      />
      <Steps>
        <caption>From the business to a share.</caption>
        <tbody>
          {valueSteps(valuation, shares).map(({ name, amount, total }) => (
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

/** What the company may be worth: the assumptions, which a reader can move, and all that follows from them. */
export function ValuationPart({ report }: { readonly report: ResearchReport }): ReactElement {
  const { card, years, shares } = report;
  const [assumptions, setAssumptions] = useState(report.assumptions);
  const isHydrated = useIsHydrated();
  const isOwn = names.every((name) => assumptions[name] === report.assumptions[name]);
  const valuation = valueCompany(years[4], shares, assumptions);
  return (
    <>
      <Head>
        <h3>{isOwn ? 'The report’s assumptions' : 'Your assumptions'}</h3>
        {!isOwn && (
          <Button
            variant="secondary"
            onClick={() => {
              setAssumptions(report.assumptions);
            }}
          >
            Back to the report’s
          </Button>
        )}
      </Head>
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
