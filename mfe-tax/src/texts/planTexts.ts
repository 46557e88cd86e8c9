import { createTexts } from '@artha/shared/remote';
import type { AdditionId } from '../domain/act/additions.ts';
import type { PaymentName } from '../domain/figures.ts';
import type { RegimeId } from '../domain/regimes.ts';

/** The texts of advance tax. Days come as YYYY-MM-DD, sections as in a line of text. */
interface AdvanceTaxTexts {
  readonly title: (year: string) => string;
  readonly regime: string;
  readonly regimes: Readonly<Record<RegimeId, string>>;
  readonly lead: (tax: string, limit: string, sections: string) => string;
  readonly notLiable: Readonly<Record<'age' | 'small', (tax: string, limit: string, sections: string) => string>>;
  readonly paid: (year: string) => string;
  /** What a field for a payment asks for; the hint names the day. */
  readonly payments: Readonly<Record<PaymentName, string>>;
  /** @param isFirst whether no date comes before it. */
  readonly paidUntil: (day: string, isFirst: boolean) => string;
  readonly gainsFrom: string;
  readonly gainsUntil: (day: string) => string;
  readonly table: string;
  readonly date: string;
  readonly day: (day: string) => string;
  readonly dueInAll: string;
  readonly paidInAll: string;
  readonly toPay: string;
  readonly interest: string;
  readonly next: (amount: string, day: string) => string;
  readonly nothingLeft: string;
  readonly pastInterest: (amount: string, section: string) => string;
  readonly ifNothingMore: (
    dates: { readonly amount: string; readonly section: string },
    after: { readonly amount: string; readonly section: string },
    day: string,
  ) => string;
  readonly rounding: (rule: string) => string;
}

/** The texts of what can still be done in a year. Amounts come as they are shown. */
export interface PlanTexts {
  readonly title: (year: string) => string;
  readonly monthsLeft: (months: number, year: string) => string;
  readonly yearIsOver: (year: string) => string;
  readonly additionsLegend: string;
  /** Short names of what can be added to. */
  readonly additions: Readonly<Record<AdditionId, string>>;
  /** @param section as in a line of text. */
  readonly additionLead: (id: AdditionId, section: string) => string;
  /** @param monthly the room, for each month that is left; undefined if the year is over. */
  readonly room: (room: string, monthly: string | undefined) => string;
  readonly noRoom: Readonly<Record<AdditionId, string>>;
  /**
   * @param more ten thousand rupees, or the room if that is less.
   * @param saved by how much the tax falls; undefined if it does not.
   */
  readonly saved: (more: string, saved: Readonly<Record<RegimeId, string | undefined>>) => string;
  readonly better: Readonly<Record<RegimeId | 'same', (room: string) => string>>;
  readonly chartTitle: string;
  readonly chartLead: (amountUnit: string, taxUnit: string) => string;
  readonly chartSummary: (room: string, old: string, recent: string) => string;
  readonly table: string;
  readonly more: string;
  readonly savedIn: Readonly<Record<RegimeId, string>>;
  readonly lowerTax: string;
  readonly lowerNames: Readonly<Record<RegimeId | 'same', string>>;
  readonly information: string;
  readonly advanceTax: AdvanceTaxTexts;
}

/** The texts of the screen’s language, for everything that is rendered in `PlanTextsProvider`. */
export const { Texts: PlanTextsProvider, useTexts: usePlanTexts } = createTexts<PlanTexts>();
