import { longDate } from '@artha/shared/format';
import type { PlanTexts } from '../planTexts.ts';

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** What can still be done in a year, in English. */
export const plan: PlanTexts = {
  title: (year) => `What you can still do in ${year}`,
  monthsLeft: (count, year) => `Of ${year}, ${months(count)} ${count === 1 ? 'is' : 'are'} left, this one included.`,
  yearIsOver: (year) =>
    `${year} is over: what was not paid by 31 March no longer counts. This is what it would have changed.`,
  additionsLegend: 'Pay more into',
  additions: { section80C: '80C', section80CCD1B: 'NPS', section80D: '80D', rentPaid: 'Rent' },
  additionLead: (id, section) =>
    ({
      section80C: `Savings and investments (${section}).`,
      section80CCD1B: `Your own contribution to NPS, beside 80C (${section}).`,
      section80D: `Health insurance for you and your family (${section}).`,
      rentPaid: `Rent, which exempts more of your house rent allowance (${section}).`,
    })[id],
  room: (room, monthly) =>
    monthly === undefined
      ? `${room} more would count.`
      : `${room} more would count: ${monthly} in each month that is left.`,
  noRoom: {
    section80C: 'You have reached the limit: more changes nothing.',
    section80CCD1B: 'You have reached the limit: more changes nothing.',
    section80D: 'You have reached the limit: more changes nothing.',
    rentPaid: 'More rent exempts nothing more: it depends on your house rent allowance and salary, too.',
  },
  saved: (more, { old, new: recent }) =>
    `The first ${more} of it takes ${old ?? 'nothing'} off the tax in the old regime and ${recent ?? 'nothing'} in the new one.`,
  better: {
    old: (room) => `With all ${room} of it the old regime has the lower tax.`,
    new: (room) => `Even with all ${room} of it the new regime has the lower tax.`,
    same: (room) => `With all ${room} of it the tax is the same in both regimes.`,
  },
  chartTitle: 'Tax saved by paying more',
  chartLead: (amountUnit, taxUnit) =>
    `Across: what you pay more, in ₹ ${amountUnit}. Up: by how much the year’s tax with cess falls, in ₹ ${taxUnit}.`,
  chartSummary: (room, old, recent) =>
    `Tax saved by paying more. With ${room} more: Old Regime ${old}, New Regime ${recent}.`,
  table: 'Tax saved by paying more, in rupees',
  more: 'More',
  savedIn: { old: 'Saved, old', new: 'Saved, new' },
  lowerTax: 'Lower tax then',
  lowerNames: { old: 'Old', new: 'New', same: 'Same' },
  information:
    'For information only: it looks at the tax alone, not at whether a product suits you. Please consult a professional.',
  advanceTax: {
    title: (year) => `Advance tax for ${year}`,
    regime: 'Regime',
    regimes: { old: 'Old', new: 'New' },
    lead: (tax, limit, sections) =>
      `${tax} of the year’s tax is not deducted by others. From ${limit} on it is paid in advance, by four dates (${sections}).`,
    notLiable: {
      age: (tax, _, sections) =>
        `${tax} of the year’s tax is not deducted by others. Residents of 60 or more without business income pay no advance tax (${sections}): it is due with the return.`,
      small: (tax, limit, sections) =>
        `${tax} of the year’s tax is not deducted by others. Below ${limit} no advance tax is due (${sections}).`,
    },
    paid: (year) => `Advance tax that you paid for ${year}`,
    payments: {
      advanceJune: 'First payment',
      advanceSeptember: 'Second payment',
      advanceDecember: 'Third payment',
      advanceMarch: 'Fourth payment',
      advanceLater: 'After the fourth date',
    },
    paidUntil: (day, isFirst) => `${isFirst ? 'Paid' : 'Paid after that,'} by ${longDate(day)}.`,
    gainsFrom: 'By which date had you sold with gains?',
    gainsUntil: (day) => `By ${longDate(day)}`,
    table: 'Advance tax by date, in rupees',
    date: 'By',
    day: longDate,
    dueInAll: 'Due in all',
    paidInAll: 'Paid in all',
    toPay: 'Left to pay',
    interest: 'Interest',
    next: (amount, day) => `Next: ${amount} by ${longDate(day)}.`,
    nothingLeft: 'Nothing is left to pay in advance.',
    pastInterest: (amount, section) => `Interest for the dates that are past: ${amount} (${section}).`,
    ifNothingMore: (dates, after, day) =>
      `If you pay nothing more before ${longDate(day)}, the interest is ${dates.amount} (${dates.section}) and ${after.amount} (${after.section}).`,
    rounding: (rule) => `Interest is 1% a month, on whole hundreds of rupees (${rule}).`,
  },
};
