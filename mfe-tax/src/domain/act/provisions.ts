/** The provisions of the Act behind the figures of a year. */
export type ProvisionId =
  | 'oldSlabs'
  | 'newSlabs'
  | 'standardDeduction'
  | 'rebate'
  | 'surcharge'
  | 'cess'
  | 'rounding'
  | 'houseRentAllowance'
  | 'exemptAllowances'
  | 'otherDeductions'
  | 'section80C'
  | 'section80CCD1B'
  | 'employerNps'
  | 'section80D'
  | 'homeLoanInterest'
  | 'professionalTax'
  | 'letOutRepairs'
  | 'letOutInterest'
  | 'shortTermGains'
  | 'longTermGains'
  | 'advanceTax'
  | 'salaryDeduction'
  | 'interestOfDates'
  | 'interestAfterYear'
  | 'interestRounding';

/**
 * A section by its number, such as `115BAC(1A)`, several of them, or a provision that has no number alone. Languages write
 * their words in place of these.
 */
export type ActSection =
  | `${number}${string}`
  | `${'Chapter' | 'Rule' | 'Schedule'} ${string}`
  | `First Schedule of the Finance Act${string}`
  | `Finance Act ${number}`;

/** The notes that a reader should know before relying on a provision. */
export type NoteId =
  | 'pension'
  | 'noRebateAtSpecialRates'
  | 'disputedRebate'
  | 'noReliefOnCess'
  | 'ownHouse'
  | 'professionalTaxLimit'
  | 'letOutLoss'
  | 'gainsSurcharge'
  | 'gainsExemption'
  | 'advanceTaxAge'
  | 'interestGains'
  | 'slabs2024';

/** The section of a rule, and the source of its figures. */
interface Provision {
  /** Of the Act of the year. */
  readonly section: ActSection;
  readonly source: string;
  /** The day on which the source was read, as YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly note?: NoteId;
}

/** The provisions of a year by rule. */
export type Provisions = Readonly<Record<ProvisionId, Provision>>;
