import type { Calculator, CalculatorFigures, Fact, FigureRow, Source } from './calculator.ts';
import { fromFine, grow, shareOf, toFine } from './fineAmount.ts';

type NpsField = 'contribution' | 'rate' | 'years' | 'sector' | 'share' | 'annuityRate';
type NpsFact = 'otherShare' | 'governmentShare' | 'small' | 'middle' | 'middleAtOnce';

/** The least share of an annuity by the choices of sector, and the corpus up to which other shares hold. */
const otherShare: Fact<NpsFact> = { name: 'otherShare', unit: 'share', value: 20 };
const governmentShare: Fact<NpsFact> = { name: 'governmentShare', unit: 'share', value: 40 };
const small: Fact<NpsFact> = { name: 'small', unit: 'rupees', value: 800_000 };
const middle: Fact<NpsFact> = { name: 'middle', unit: 'rupees', value: 1_200_000 };
const middleAtOnce: Fact<NpsFact> = { name: 'middleAtOnce', unit: 'rupees', value: 600_000 };

/** The press release of the Ministry of Finance names them. */
const regulations: Source<NpsFact> = {
  facts: [otherShare, governmentShare, small, middle, middleAtOnce],
  authority: 'PFRDA (Exits and Withdrawals under the NPS) (Amendment) Regulations, 2025',
  url: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2206763',
  asOf: '2025-12-19',
  isRead: false,
};

type Figures = CalculatorFigures<NpsField>;

/** The account by years: each contribution is paid at the beginning of its month and grows by a twelfth of the yearly return. */
function rows({ contribution, rate, years }: Figures): readonly FigureRow[] {
  const done: FigureRow[] = [];
  let [paid, value] = [0n, 0n];
  for (let month = 1; month <= years * 12; month += 1) {
    paid += toFine(contribution);
    value = grow(value + toFine(contribution), rate, 12n);
    if (month % 12 === 0) done.push([month / 12, fromFine(paid), fromFine(value)]);
  }
  return done;
}

/** The least share of the corpus that does not come at once, in percent with two decimals, upwards. */
function leastShare(figures: Figures): number {
  const corpus = rows(figures).at(-1)?.[2] ?? 0;
  if (corpus <= small.value) return 0;
  if (corpus <= middle.value) return Math.ceil((1 - middleAtOnce.value / corpus) * 10_000) / 100;
  return (figures.sector === 1 ? governmentShare : otherShare).value;
}

/** The National Pension System: the corpus, what comes at once, and the pension that the rest buys. */
export const nps: Calculator<
  NpsField,
  'pension' | 'atOnce' | 'annuity' | 'corpus' | 'paid',
  'paid' | 'value',
  NpsFact
> = {
  fields: [
    { name: 'contribution', unit: 'rupees', min: 1, max: 1_000_000 },
    { name: 'rate', unit: 'percent', min: 0, max: 30 },
    { name: 'years', unit: 'wholeYears', min: 1, max: 67 },
    { name: 'sector', unit: 'choice', min: 0, max: 1 },
    { name: 'share', unit: 'share', min: 0, max: 100 },
    { name: 'annuityRate', unit: 'percent', min: 0, max: 20 },
  ],
  limits: (figures) => ({ share: { min: leastShare(figures) } }),
  example: { contribution: 5_000, rate: 9, years: 30, sector: 0, share: 40, annuityRate: 6 },
  compute: (figures) => {
    const [, paid = 0, corpus = 0] = rows(figures).at(-1) ?? [0];
    const annuity = fromFine(shareOf(toFine(corpus), figures.share));
    return [
      { name: 'pension', unit: 'rupees', value: fromFine(shareOf(toFine(annuity), figures.annuityRate) / 12n) },
      { name: 'atOnce', unit: 'rupees', value: fromFine(toFine(corpus) - toFine(annuity)) },
      { name: 'annuity', unit: 'rupees', value: annuity },
      { name: 'corpus', unit: 'rupees', value: corpus },
      { name: 'paid', unit: 'rupees', value: paid },
    ];
  },
  table: { rowHead: 'year', columns: ['paid', 'value'], drawn: ['value', 'paid'], rows },
  sources: [regulations],
};
