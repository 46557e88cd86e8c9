import type { CombinableRow, CombinedAccount } from '../combine/combinedAccount.ts';
import type { RowStatus } from '../proof/proof.ts';

/** A row for an accounting program. Its category may be one that a person named. */
export interface ExportedRow extends CombinableRow {
  readonly category: string;
  readonly status: RowStatus;
}

/** An account for an accounting program. */
export interface ExportedAccount extends Pick<CombinedAccount, 'numberEnd' | 'bank' | 'closingPaise'> {
  readonly rows: readonly ExportedRow[];
}
