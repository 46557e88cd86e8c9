import type { nps } from '../../../domain/calculators/nps.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the NPS calculator in English. */
export const texts: TextsOf<typeof nps> = {
  title: 'Work out an NPS pension',
  fields: {
    contribution: 'Monthly contribution',
    rate: 'Assumed return',
    years: 'Time until you exit',
    sector: 'Subscriber',
    share: 'Share that buys an annuity',
    annuityRate: 'Assumed annuity rate',
  },
  choices: { sector: ['Outside government', 'In government service'] },
  answers: {
    pension: 'Pension a month',
    atOnce: 'Taken at once',
    annuity: 'Used for the annuity',
    corpus: 'Corpus',
    paid: 'Paid in',
  },
  columns: { paid: 'Paid in so far', value: 'Value' },
  facts: {
    otherShare: 'Annuity outside government at least',
    governmentShare: 'in government service at least',
    small: 'all at once up to a corpus of',
    middle: 'up to a corpus of',
    middleAtOnce: 'at once at most',
  },
  note: 'For an exit at 60 or later, or after fifteen years outside government; an early exit and a death have other rules. What does not come at once from a corpus between the two limits may also come in parts over six years or more, which is not worked out here. Of what is taken at once, only three fifths of the corpus are known to be exempt from tax; the pension is taxed. Real returns rise and fall.',
};
