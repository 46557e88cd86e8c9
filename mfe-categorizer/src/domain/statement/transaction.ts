import type { ReportedTransaction } from '@artha/statements/engine';

/**
 * One row of a statement. Amounts are whole paise; the side that does not apply is 0, as are both if the side is
 * unknown.
 */
export interface Transaction {
  /** ISO from the service; from another service's CSV, the text of the file. */
  readonly date: string;
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** An amount that may be a debit or a credit; 0 if the side is known. */
  readonly unsidedPaise: number;
  /** `undefined` if the statement prints none. */
  readonly balancePaise: number | undefined;
  readonly category: string;
  readonly reason: ReportedTransaction['reason'];
  /** The counterparty in capitals; the same text for all its rows. */
  readonly counterparty: string;
  readonly status: ReportedTransaction['status'];
  /**
   * For a row of which only the figures are confirmed: whether its words are certain and only its date is ambiguous.
   */
  readonly isOnlyDateOpen: boolean;
  /** For a doubtful row: the change of the balance, if both balances are printed. */
  readonly balanceChangePaise: number | undefined;
}
