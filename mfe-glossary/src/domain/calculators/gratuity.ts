import type { Calculator, CalculatorFigures, Fact, FigureRow, Source } from './calculator.ts';
import { roundToHundredth, toHundredths } from './hundredths.ts';

type GratuityField = 'wages' | 'years' | 'months' | 'limit';

const limit: Fact<'limit'> = { name: 'limit', unit: 'rupees', value: 2_000_000 };

const notification: Source<'limit'> = {
  facts: [limit],
  authority: 'Ministry of Finance, notification S.O. 1213(E) of 8 March 2019',
  url: 'https://www.incometaxindia.gov.in/',
  asOf: '2018-03-29',
  isRead: false,
};

/** Of wages for a month of 26 days, fifteen days for each year. */
const DAYS = 15n;
const DAYS_OF_MONTH = 26n;

/** A part of a year above this number of months counts as a year. */
const MONTHS_NOT_COUNTED = 6;

type Figures = CalculatorFigures<GratuityField>;

const yearsOf = ({ years, months }: Figures): number => years + (months > MONTHS_NOT_COUNTED ? 1 : 0);

const gratuityOf = (wages: number, years: number): number =>
  roundToHundredth(toHundredths(wages) * DAYS * BigInt(years), DAYS_OF_MONTH);

/** The gratuity after each year of service, and the exempt part of it. */
function rows(figures: Figures): readonly FigureRow[] {
  return Array.from({ length: yearsOf(figures) }, (_, index) => {
    const due = gratuityOf(figures.wages, index + 1);
    return [index + 1, due, Math.min(due, figures.limit)];
  });
}

/** Gratuity by section 53 of the Code on Social Security, 2020: last wages × 15 ÷ 26 × years. */
export const gratuity: Calculator<GratuityField, 'due' | 'exempt' | 'taxable', 'due' | 'exempt', 'limit'> = {
  fields: [
    { name: 'wages', unit: 'rupees', min: 1, max: 100_000_000 },
    { name: 'years', unit: 'wholeYears', min: 1, max: 60 },
    { name: 'months', unit: 'months', min: 0, max: 11 },
    { name: 'limit', unit: 'rupees', min: 0, max: 100_000_000 },
  ],
  example: { wages: 52_000, years: 10, months: 0, limit: limit.value },
  compute: (figures) => {
    const due = gratuityOf(figures.wages, yearsOf(figures));
    const exempt = Math.min(due, figures.limit);
    return [
      { name: 'due', unit: 'rupees', value: due },
      { name: 'exempt', unit: 'rupees', value: exempt },
      { name: 'taxable', unit: 'rupees', value: roundToHundredth(toHundredths(due) - toHundredths(exempt), 1n) },
    ];
  },
  table: { rowHead: 'year', columns: ['due', 'exempt'], drawn: ['due', 'exempt'], rows },
  sources: [notification],
};
