import type { ReportedTransaction } from '@artha/statements/engine';

/** One row of a statement. Amounts are whole paise; the side that does not apply is 0, as are both where nothing tells it. */
export interface Transaction {
  /** ISO from the service; in another service's CSV, as it stands there. */
  readonly date: string;
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** An amount that may be a debit or a credit; 0 where the side is known. */
  readonly unsidedPaise: number;
  /** `undefined` where the statement prints none. */
  readonly balancePaise: number | undefined;
  readonly category: string;
  readonly reason: ReportedTransaction['reason'];
  /** Whom the money went to or came from, as capital words; the same for all rows of the same. */
  readonly counterparty: string;
  readonly standing: ReportedTransaction['standing'];
  /** Of a row whose figures alone are confirmed: whether its words are certain, and only its date can be read in two ways. */
  readonly isOnlyDateOpen: boolean;
  /** Of a row in doubt: by how much the balance changes there, where both balances are printed. */
  readonly balanceChangePaise: number | undefined;
}
