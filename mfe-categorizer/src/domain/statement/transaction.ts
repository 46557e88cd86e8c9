import type { ReportedTransaction, Transaction as StatementTransaction } from '@artha/statements/engine';

/** One row of a statement, as the page shows it. Its date is the text of the file if another service sent a CSV. */
export interface Transaction extends Omit<StatementTransaction, 'category' | 'reason'> {
  readonly category: string;
  readonly reason: ReportedTransaction['reason'];
  /** The counterparty in capitals; the same text for all its rows. */
  readonly counterparty: string;
  /**
   * For a row of which only the figures are confirmed: whether its words are certain and only its date is ambiguous.
   */
  readonly isOnlyDateOpen: boolean;
  /** For a doubtful row: the change of the balance, if both balances are printed. */
  readonly balanceChangePaise: number | undefined;
  /** Whether the person corrected what was read of it. */
  readonly isCorrected?: boolean;
  /** Whether the balances corrected a figure that was read from a picture. */
  readonly isRepaired?: boolean;
}
