import { longDate } from '@artha/shared/format';
import type { AdditionId } from '../../domain/act/additions.ts';
import type { PaymentName } from '../../domain/figures.ts';
import type { ReturnKind } from '../../domain/act/returnDates.ts';
import type { RegimeId } from '../../domain/regimes.ts';

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** The texts of the plan for the rest of a year, in English. */
export const plan = {
  title: (year: string, isOver: boolean) =>
    isOver ? `What would have lowered the tax of ${year}` : `What you can still do in ${year}`,
  monthsLeft: (count: number, year: string) =>
    `Of ${year}, ${months(count)} ${count === 1 ? 'is' : 'are'} left, this one included.`,
  yearIsOver: (year: string) =>
    `${year} is over: what was not paid by 31 March no longer counts. This is what it would have changed.`,
  additionsLegend: 'Pay more into',
  additions: { section80C: '80C', section80CCD1B: 'NPS', section80D: '80D', rentPaid: 'Rent' } satisfies Record<
    AdditionId,
    string
  >,
  /** @param section as in a line of text. */
  additionLead: (id: AdditionId, section: string) =>
    ({
      section80C: `Savings and investments (${section}).`,
      section80CCD1B: `Your own contribution to NPS, beside 80C (${section}).`,
      section80D: `Health insurance for you and your family (${section}).`,
      rentPaid: `Rent, which exempts more of your house rent allowance (${section}).`,
    })[id],
  /** @param monthly the room, for each month that is left; undefined if the year is over. */
  room: (room: string, monthly: string | undefined) =>
    monthly === undefined
      ? `${room} more would count.`
      : `${room} more would count: ${monthly} in each month that is left.`,
  noRoom: {
    section80C: 'You have reached the limit: more changes nothing.',
    section80CCD1B: 'You have reached the limit: more changes nothing.',
    section80D: 'You have reached the limit: more changes nothing.',
    rentPaid: 'More rent exempts nothing more: it depends on your house rent allowance and salary, too.',
  } satisfies Record<AdditionId, string>,
  /**
   * @param more ten thousand rupees, or the room if that is less.
   * @param saved by how much the tax falls; undefined if it does not.
   */
  saved: (more: string, { old, new: recent }: Readonly<Record<RegimeId, string | undefined>>) =>
    `The first ${more} of it takes ${old ?? 'nothing'} off the tax in the old regime and ${recent ?? 'nothing'} in the new one.`,
  better: {
    old: (room: string) => `With all ${room} of it the old regime has the lower tax.`,
    new: (room: string) => `Even with all ${room} of it the new regime has the lower tax.`,
    same: (room: string) => `With all ${room} of it the tax is the same in both regimes.`,
  },
  chartTitle: 'Tax saved by paying more',
  chartLead: (amountUnit: string, taxUnit: string) =>
    `Across: what you pay more, in ₹ ${amountUnit}. Up: by how much the year’s tax with cess falls, in ₹ ${taxUnit}.`,
  chartSummary: (room: string, old: string, recent: string) =>
    `Tax saved by paying more. With ${room} more: Old Regime ${old}, New Regime ${recent}.`,
  table: 'Tax saved by paying more, in rupees',
  more: 'More',
  savedIn: { old: 'Saved, old', new: 'Saved, new' } satisfies Record<RegimeId, string>,
  lowerTax: 'Lower tax then',
  lowerNames: { old: 'Old', new: 'New', same: 'Same' },
  information:
    'For information only: it looks at the tax alone, not at whether a product suits you. Please consult a professional.',
  returns: {
    title: (year: string) => `The return of ${year}`,
    table: 'Ways to file a return, with their last days',
    kind: 'Return',
    until: 'Until',
    costs: 'What it costs',
    day: longDate,
    over: (day: string) => `${longDate(day)}, past`,
    kinds: {
      onTime: 'On time',
      belated: 'Belated',
      revised: 'Revised: corrects one that was filed',
      updated: 'Updated: adds income that was left out',
    } satisfies Record<ReturnKind, string>,
    cost: {
      onTime: () => 'Nothing',
      belated: (fee) => `A fee of ${fee}, and 1% a month on tax that is not paid`,
      revised: (fee) => `Nothing by 31 December; ${fee} after it`,
      updated: () => 'Tax, interest, and an additional 25% to 70% of both',
    } satisfies Record<ReturnKind, (fee: string) => string>,
    /** @param section as in a line of text. */
    regime: (section: string) =>
      `Without income from a business you choose the regime in the return. The old regime has to be chosen by the due date: a belated return has the new one (${section}).`,
    form: 'A resident with up to ₹50,00,000 of salary, interest and rent mostly files ITR-1; with gains on shares or more houses ITR-2. The portal of the Income Tax Department says which one fits. The government may extend a day; this page does not file anything.',
  },
  advanceTax: {
    title: (year: string) => `Advance tax for ${year}`,
    regime: 'Regime',
    regimes: { old: 'Old', new: 'New' } satisfies Record<RegimeId, string>,
    lead: (tax: string, limit: string, sections: string) =>
      `${tax} of the year’s tax is not covered by TDS. From ${limit} on it is paid in advance, by four dates (${sections}).`,
    notLiable: {
      age: (tax: string, _: string, sections: string) =>
        `${tax} of the year’s tax is not covered by TDS. Residents of 60 or more without business income pay no advance tax (${sections}): it is due with the return.`,
      small: (tax: string, limit: string, sections: string) =>
        `${tax} of the year’s tax is not covered by TDS. Below ${limit} no advance tax is due (${sections}).`,
    },
    assumed: (amount: string, sections: string, form: string) =>
      `Your employer deducts tax from your salary through the year, about ${amount} in this regime (${sections}): none of it is paid in advance. If your payslips or Form ${form} show another figure, type it under “TDS and TCS”.`,
    paid: (year: string) => `Advance tax that you paid for ${year}`,
    /** The labels of the fields for payments; the hint names the day. */
    payments: {
      advanceJune: 'First payment',
      advanceSeptember: 'Second payment',
      advanceDecember: 'Third payment',
      advanceMarch: 'Fourth payment',
      advanceLater: 'After the fourth date',
    } satisfies Record<PaymentName, string>,
    paidUntil: (day: string, isFirst: boolean) => `${isFirst ? 'Paid' : 'Paid after that,'} by ${longDate(day)}.`,
    gainsFrom: 'By which date had you the gains or dividends?',
    gainsUntil: (day: string) => `By ${longDate(day)}`,
    table: 'Advance tax by date, in rupees',
    date: 'By',
    day: longDate,
    dueInAll: 'Due in all',
    paidInAll: 'Paid in all',
    toPay: 'Left to pay',
    interest: 'Interest',
    next: (amount: string, day: string) => `Next: ${amount} by ${longDate(day)}.`,
    nothingLeft: 'Nothing is left to pay in advance.',
    pastInterest: (amount: string, section: string) => `Interest for the dates that are past: ${amount} (${section}).`,
    ifNothingMore: (
      dates: { readonly amount: string; readonly section: string },
      after: { readonly amount: string; readonly section: string },
      day: string,
    ) =>
      `If you pay nothing more before ${longDate(day)}, the interest is ${dates.amount} (${dates.section}) and ${after.amount} (${after.section}).`,
    rounding: (percent: number, rule: string) =>
      `Interest is ${percent}% a month, on whole hundreds of rupees (${rule}).`,
  },
};
