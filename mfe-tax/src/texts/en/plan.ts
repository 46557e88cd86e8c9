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
};
