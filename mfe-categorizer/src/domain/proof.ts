import { parsePaise } from './paise.ts';

/** What the service says about the running balances of a statement, in its `X-Statement-…` headers. */
export interface Proof {
  readonly rows: number;
  /** Rows whose balance follows from the row above. */
  readonly proved: number;
  /** Places where it does not. */
  readonly breaks: number;
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
}

interface Headers {
  get(name: string): string | null;
}

function readCount(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function readAmount(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)?.trim();
  return text ? parsePaise(text) : undefined;
}

/** Reads the proof of an answer; undefined when the service sends none. */
export function readProof(headers: Headers): Proof | undefined {
  const rows = readCount(headers, 'X-Statement-Rows');
  const proved = readCount(headers, 'X-Statement-Proved');
  if (rows === undefined || proved === undefined) return undefined;
  return {
    rows,
    proved,
    breaks: readCount(headers, 'X-Statement-Breaks') ?? 0,
    openingPaise: readAmount(headers, 'X-Statement-Opening'),
    closingPaise: readAmount(headers, 'X-Statement-Closing'),
  };
}

/** How far the balances of a statement are proved, for the person. */
export interface BalanceCheck {
  /** Whether the balance of every row that is shown was checked and adds up. */
  readonly isProved: boolean;
  readonly sentence: string;
}

/** Says whether the balances of a table with so many rows were checked and add up; claims nothing that was not checked. */
export function describeProof(proof: Proof | undefined, shownRows: number): BalanceCheck {
  if (!proof) return { isProved: false, sentence: 'The balances have not been checked.' };
  if (proof.rows === shownRows && proof.proved === proof.rows && proof.breaks === 0) {
    return { isProved: true, sentence: shownRows === 1 ? 'The balance adds up.' : `All ${shownRows} balances add up.` };
  }
  const unproved = Math.max(proof.rows - proof.proved, proof.breaks);
  const sentence =
    unproved > 0
      ? `${unproved} of ${proof.rows} ${proof.rows === 1 ? 'row' : 'rows'} could not be proved from the balances. Compare the table with your statement.`
      : `The balances were checked for ${proof.rows} rows, and ${shownRows} are shown. Compare the table with your statement.`;
  return { isProved: false, sentence };
}
