import { spellAmount, type AmountWords } from '../../domain/amount/spellAmount.ts';

const small = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const amountWords: AmountWords = {
  belowHundred: (count) => small[count] ?? [tens[Math.floor(count / 10)], small[count % 10]].filter(Boolean).join('-'),
  crore: 'crore',
  lakh: 'lakh',
  thousand: 'thousand',
  hundred: 'hundred',
  rupees: 'rupees',
  paise: 'paise',
  and: 'and',
};

/** An amount in English words. */
export const spellEnglish = (rupees: number): string => spellAmount(rupees, amountWords);
