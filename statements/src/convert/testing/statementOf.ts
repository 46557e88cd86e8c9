import type { Statement, StatementAccount } from '../../engine/index.ts';

type Proof = Statement['proof'];

/** An account of rows with these statuses; its balances are 10.00 and 20.00 unless said otherwise. */
export function accountOf(
  statuses: Proof['statuses'],
  { numberEnd, ...proof }: Partial<Omit<Proof, 'statuses'>> & { readonly numberEnd?: string } = {},
): StatementAccount {
  return {
    ...(numberEnd !== undefined && { numberEnd }),
    rowCount: statuses.length,
    proof: { order: 'oldest first', breaks: 0, openingPaise: 10_00, closingPaise: 20_00, ...proof, statuses },
  };
}

/** A statement of these accounts, for tests of the writers. Every row is a debit of 1.00 without a balance. */
export function statementOf(...accounts: readonly [StatementAccount, ...StatementAccount[]]): Statement {
  const statuses = accounts.flatMap(({ proof }) => proof.statuses);
  const breaks = accounts.reduce((sum, { proof }) => sum + proof.breaks, 0);
  return {
    layout: 'generic',
    transactions: statuses.map((status) => ({
      date: '2026-04-01',
      description: 'UPI/A',
      debitPaise: 1_00,
      creditPaise: 0,
      unsidedPaise: 0,
      balancePaise: undefined,
      category: 'Others',
      status,
    })),
    proof: { ...accounts[0].proof, statuses, breaks },
    accounts,
    doubts: [],
  };
}
