import type { Calculator, CalculatorFigures, Fact, Source } from './calculator.ts';
import { roundQuotient, roundToHundredth, toHundredths } from './hundredths.ts';

type HraField = 'salary' | 'allowance' | 'rent' | 'months' | 'city';
type HraFact = 'cityShare' | 'otherShare' | 'rentShare';

const cityShare: Fact<HraFact> = { name: 'cityShare', unit: 'share', value: 50 };
const otherShare: Fact<HraFact> = { name: 'otherShare', unit: 'share', value: 40 };
const rentShare: Fact<HraFact> = { name: 'rentShare', unit: 'share', value: 10 };

/** The rule of the exemption under Schedule III of the Income-tax Act, 2025. */
const rule: Source<HraFact> = {
  facts: [cityShare, otherShare, rentShare],
  authority: 'Income-tax Rules, 2026 (G.S.R. 198(E)), rule 279',
  url: 'https://www.incometaxindia.gov.in/',
  asOf: '2026-04-01',
  isRead: true,
};

const percentOf = (paise: bigint, percent: number): bigint => roundQuotient(paise * BigInt(percent), 100n);

/** The three amounts of a month in paise, in the order of the parts: the least is exempt. */
function monthlyLimits({
  salary,
  allowance,
  rent,
  city,
}: CalculatorFigures<HraField>): readonly [bigint, bigint, bigint] {
  const wages = toHundredths(salary);
  const aboveTenth = toHundredths(rent) - percentOf(wages, rentShare.value);
  return [
    toHundredths(allowance),
    aboveTenth > 0n ? aboveTenth : 0n,
    percentOf(wages, (city === 0 ? cityShare : otherShare).value),
  ];
}

/** The house rent allowance that the old regime does not tax, for months with the same salary and rent. */
export const hra: Calculator<HraField, 'exempt' | 'taxable' | 'monthly', 'month' | 'period', HraFact> = {
  fields: [
    { name: 'salary', unit: 'rupees', min: 0, max: 100_000_000 },
    { name: 'allowance', unit: 'rupees', min: 0, max: 100_000_000 },
    { name: 'rent', unit: 'rupees', min: 0, max: 100_000_000 },
    { name: 'months', unit: 'months', min: 1, max: 12 },
    { name: 'city', unit: 'choice', min: 0, max: 1 },
  ],
  example: { salary: 50_000, allowance: 20_000, rent: 18_000, months: 12, city: 0 },
  compute: (figures) => {
    const monthly = monthlyLimits(figures).reduce((least, amount) => (amount < least ? amount : least));
    const months = BigInt(figures.months);
    return [
      { name: 'exempt', unit: 'rupees', value: roundToHundredth(monthly * months, 1n) },
      {
        name: 'taxable',
        unit: 'rupees',
        value: roundToHundredth((toHundredths(figures.allowance) - monthly) * months, 1n),
      },
      { name: 'monthly', unit: 'rupees', value: roundToHundredth(monthly, 1n) },
    ];
  },
  table: {
    rowHead: 'part',
    columns: ['month', 'period'],
    drawn: ['period'],
    rows: (figures) =>
      monthlyLimits(figures).map((amount, part) => [
        part,
        roundToHundredth(amount, 1n),
        roundToHundredth(amount * BigInt(figures.months), 1n),
      ]),
  },
  sources: [rule],
};
