import type { Field, Unit } from '../domain/calculators/calculator.ts';
import type { CagrAnswer, CagrField } from '../domain/calculators/cagr.ts';
import type { EmiAnswer, EmiField } from '../domain/calculators/emi.ts';
import type { DepositAnswer, DepositField } from '../domain/calculators/fixedDeposit.ts';
import type { SipAnswer, SipField } from '../domain/calculators/sip.ts';
import type { FigureFault } from '../domain/calculators/typedFigure.ts';
import type { Xirr } from '../domain/calculators/xirr.ts';

/** The texts of one calculator. */
export interface FormTexts<Name extends string, Answer extends string> {
  readonly title: string;
  /** The labels of its fields. */
  readonly fields: Readonly<Record<Name, string>>;
  readonly answers: Readonly<Record<Answer, string>>;
  /** What the figures assume, and what they leave out. */
  readonly note: string;
}

/** The texts of XIRR, whose fields are rows of payments. */
interface XirrTexts {
  readonly title: string;
  readonly lead: string;
  /** @param number of the row, from 1. */
  readonly row: (number: number) => string;
  readonly day: string;
  readonly paid: string;
  readonly received: string;
  readonly add: string;
  readonly remove: (number: number) => string;
  readonly answer: string;
  /** Why there is no rate. */
  readonly refusals: Readonly<Record<Exclude<Xirr['kind'], 'rate'>, string>>;
  readonly dayMissing: string;
  /** A row has no amount, or has one on each side. */
  readonly oneAmount: string;
  readonly note: string;
}

/** The texts of the calculators in one language; they load with the first calculator. */
export interface CalculatorTexts {
  readonly calculate: string;
  readonly result: string;
  /** Says that the address holds the figures. */
  readonly inLink: string;
  /** What follows a figure in its field. */
  readonly units: Readonly<Record<Unit, string>>;
  /** @param limits printed, with their unit. */
  readonly faults: Readonly<
    Record<
      FigureFault,
      (label: string, limits: Readonly<Record<keyof Pick<Field<string>, 'min' | 'max'>, string>>) => string
    >
  >;
  readonly emi: FormTexts<EmiField, EmiAnswer>;
  readonly sip: FormTexts<SipField, SipAnswer>;
  readonly fixedDeposit: FormTexts<DepositField, DepositAnswer>;
  readonly cagr: FormTexts<CagrField, CagrAnswer>;
  readonly xirr: XirrTexts;
}
