import type { FileOutcome } from '@artha/statements/engine';
import { createTexts } from '@artha/shared/remote';
import type { Language } from '@artha/shared';
import type { ComponentType } from 'react';
import type { Way } from '../domain/statement/convertedStatement.ts';
import type { RowFieldFault } from '../domain/scan/rowFields.ts';
import type { Transaction } from '../domain/statement/transaction.ts';
import type { CategoryChartProps } from '../screens/transaction-categorizer/category-totals/categoryBars.ts';
import type { MonthsProps } from '../screens/transaction-categorizer/months/Months.tsx';
import type { PlanningProps } from '../screens/transaction-categorizer/planning/PlanningParts.tsx';
import type { MarkTexts, ProofTexts } from './proofTexts.ts';
import type { TableTexts } from './tableTexts.ts';

type Side = 'debit' | 'credit';

/** The texts of the dialog with a row's category, and of the list of the person's categories. */
export interface CorrectionTexts {
  readonly why: (category: string) => string;
  readonly reason: (reason: Transaction['reason']) => string;
  /** @param rule the words of the person’s own rule. */
  readonly ownRule: (rule: string) => string;
  readonly chosen: (category: string, before: string, reason: string) => string;
  readonly amount: string;
  /** @param amount with its unit. */
  readonly amountOf: (amount: string, side: Side | 'either') => string;
  readonly counterparty: string;
  readonly check: string;
  readonly file: string;
  readonly choose: string;
  readonly hint: (sameCount: number, isRemembered: boolean) => string;
  readonly changed: (sameCount: number, category: string) => string;
  readonly backTo: (category: string) => string;
  readonly isBack: (category: string) => string;
  readonly list: (count: number) => string;
  readonly kept: (isRemembered: boolean) => string;
  readonly entry: (counterparty: string, side: Side, category: string) => string;
  readonly undo: string;
  readonly save: string;
  readonly clear: string;
}

/** The texts for splitting a row. */
export interface SplitTexts {
  readonly title: string;
  readonly lead: string;
  readonly amount: (part: number) => string;
  readonly category: (part: number) => string;
  readonly addPart: string;
  /** What is left of the row, or too much, with its unit. */
  readonly rest: (amount: string, isTooMuch: boolean) => string;
  readonly complete: string;
  readonly save: string;
  readonly undo: string;
  readonly notComplete: string;
  readonly saved: (parts: number) => string;
  readonly undone: string;
}

/** The texts of the figures above the table. */
export interface SummaryTexts {
  readonly label: string;
  readonly period: (first: string, last: string) => string;
  readonly openingBalance: string;
  readonly closingBalance: string;
  readonly moneyIn: string;
  readonly moneyOut: string;
  readonly moreOut: string;
  readonly moreIn: string;
  readonly aboutMoved: string;
  readonly spent: string;
  readonly moved: string;
  readonly invested: string;
  readonly spentMore: (amount: string) => string;
  readonly largest: string;
  /** A share of less than one percent. */
  readonly underOne: string;
  /** What the totals include: several accounts, and amounts without a side. */
  readonly accountsTogether: (count: number) => string;
  readonly withoutUnsided: (count: number) => string;
}

/** What a person should know about a table. */
export interface RemarkTexts {
  readonly accounts: (count: number) => string;
  readonly duplicates: (count: number) => string;
  readonly skipped: (count: number) => string;
  readonly unconnected: (before: string, after: string) => string;
  readonly gap: (first: string, last: string, before: string, after: string) => string;
}

/** The texts of the lines of a scan to compare with their pictures. */
export interface ScanTexts {
  readonly title: (count: number) => string;
  readonly lead: string;
  /** The name of the picture of a row's line. */
  readonly picture: (row: number) => string;
  /** What was read on the line; without a balance if none was. */
  readonly read: (date: string, amount: string, balance: string | undefined) => string;
  /** A figure that the balances corrected, as it was read first. */
  readonly repaired: (figure: 'debit' | 'credit' | 'balance', read: string) => string;
  readonly unconfirmed: string;
  /** After corrections of its neighbours. */
  readonly confirmed: string;
  /** A row that the person corrected. */
  readonly corrected: (isConfirmed: boolean) => string;
  /** Opens the fields of a row. */
  readonly correct: (row: number) => string;
  readonly keepsCategory: string;
  readonly useCorrection: string;
  readonly undo: string;
  readonly faults: Readonly<Record<RowFieldFault, string>>;
}

/** The texts of a result, loaded with it. */
export interface ResultTexts {
  readonly language: Language;
  /** A date of a statement, with its year and without; a date in no known format stays as it is. */
  readonly date: (text: string) => string;
  readonly day: (text: string) => string;
  /** The name of a category; one that is not known keeps its own. */
  readonly category: (name: string) => string;
  readonly table: TableTexts;
  readonly marks: MarkTexts;
  readonly proof: ProofTexts;
  readonly corrections: CorrectionTexts;
  readonly summary: SummaryTexts;
  readonly remarks: RemarkTexts;
  readonly scan: ScanTexts;
  readonly ways: Readonly<Record<Way, string>>;
  /** The list of the files that were given. */
  readonly given: {
    readonly label: string;
    /** What happened to a file, after its name. */
    readonly outcome: (kind: FileOutcome['kind'], rows: number) => string;
    readonly repeatedRows: (count: number) => string;
  };
  readonly goToRow: (number: number, day: string) => string;
  readonly downloadCsv: string;
  /** The downloads for other programs. */
  readonly programs: Readonly<Record<'xlsx' | 'tally' | 'ofx', string>>;
  readonly splits: SplitTexts;
  readonly emptyCsv: string;
  readonly notWritten: string;
  readonly uploadAnother: string;
  readonly startOver: string;
  readonly startOverTitle: string;
  readonly startOverLead: string;
  /** The parts of the result. */
  readonly tabs: {
    readonly label: string;
    readonly summary: string;
    /** @param toSee the number of rows that need a look. */
    readonly rows: (toSee: number) => string;
    readonly months: string;
    readonly rules: string;
  };
  /** Leads to the rows that need a look. */
  readonly look: (count: number) => string;
  readonly downloads: string;
  /** Instead of the comparison of months. */
  readonly oneMonth: string;
  readonly chart: {
    readonly title: string;
    readonly totals: Readonly<Record<Side, string>>;
    readonly label: (side: Side) => string;
    readonly tableBehind: string;
    readonly caption: string;
    readonly out: (amount: string) => string;
    readonly in: (amount: string) => string;
    readonly save: string;
    readonly notSaved: string;
  };
  /** The bars, which load late, with a placeholder in the language. */
  readonly Chart: ComponentType<CategoryChartProps>;
  /** The comparison of months, which loads when it is opened, in the language. */
  readonly Months: ComponentType<MonthsProps>;
  /** Rules and budget, which load when they are opened, in the language. */
  readonly PlanningParts: ComponentType<PlanningProps>;
  readonly highest: {
    readonly title: string;
    readonly names: Readonly<Record<Side, string>>;
    /** If a side has no amount; `isUnsure` if some amounts may be on either side. */
    readonly none: (side: Side, isUnsure: boolean) => string;
  };
  /** What the figures for the tax calculator are and are not. */
  readonly tax: {
    readonly salary: (amount: string, months: number) => string;
    /** @param year such as `2025-26`. */
    readonly paid80C: (amount: string, year: string, names: readonly string[]) => string;
    readonly useSalary: string;
    readonly useFigures: string;
    readonly newTab: string;
  };
  readonly words: string;
  readonly leave: {
    readonly title: string;
    readonly lead: string;
    readonly newTab: string;
    readonly leave: string;
  };
}

/** The texts of the result's language, for everything that is rendered in `ResultTextsOf`. */
export const { Texts: ResultTextsOf, useTexts: useResultTexts } = createTexts<ResultTexts>();
