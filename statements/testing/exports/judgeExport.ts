import { detectFileKind, isWorkbook, parseTabular, StatementRefusal } from '../../src/engine/index.ts';
import type { ReadWorkbook, Statement } from '../../src/engine/index.ts';
import type { GeneratedExport } from './generateExport.ts';
import type { TrueRow } from './exportTruth.ts';

/** How an export was read, by rows. */
export interface Judgement {
  readonly refusal: string | undefined;
  readonly rows: number;
  readonly right: number;
  /** Rows with a wrong figure that are called proved. */
  readonly wrongAndProved: number;
  /** Rows with a wrong figure or side that nothing calls doubtful. */
  readonly wrongAndQuiet: number;
  /** True rows that are missing, although nothing says so. */
  readonly silentlyMissing: number;
  readonly invented: number;
  /** Whether every row is right and the answer nevertheless has a doubt or a break, though nothing in it is wrong. */
  readonly isFalseAlarm: boolean;
}

type Figures = Pick<TrueRow, 'date' | 'debitPaise' | 'creditPaise'>;

const figuresOf = ({ date, debitPaise, creditPaise }: Figures) => `${date} ${debitPaise} ${creditPaise}`;
const sizeOf = (date: string, paise: number) => `${date} ${paise}`;

/** Takes a key out of a list, and says whether it was in it. */
function take(keys: string[], key: string): boolean {
  const at = keys.indexOf(key);
  if (at >= 0) keys.splice(at, 1);
  return at >= 0;
}

function judgeRows({ transactions, proof, doubts }: Statement, { truth, plan }: GeneratedExport) {
  const [figures, sizes] = [
    truth.map(figuresOf),
    truth.map((row) => sizeOf(row.date, row.debitPaise + row.creditPaise)),
  ];
  const isDoubted = proof.breaks > 0 || doubts.length > 0 || transactions.some(({ status }) => status === 'unproved');
  const wrong = transactions.filter((row) => !take(figures, figuresOf(row)));
  const invented = transactions.filter(
    ({ date, debitPaise, creditPaise, unsidedPaise }) =>
      !take(sizes, sizeOf(date, debitPaise + creditPaise + unsidedPaise)),
  );
  const hasWrongBalances = plan.extras.some(({ kind }) => kind === 'computed, partly');
  const balances = new Set(truth.map(({ balancePaise }) => balancePaise));
  const falseBalances = transactions.filter(
    ({ status, balancePaise }) => status === 'proved' && balancePaise !== undefined && !balances.has(balancePaise),
  );
  return {
    rows: truth.length,
    right: transactions.length - wrong.length,
    wrongAndProved:
      wrong.filter(({ status }) => status === 'proved' || status === 'figures-proved').length + falseBalances.length,
    wrongAndQuiet: isDoubted ? 0 : wrong.length,
    silentlyMissing: isDoubted ? 0 : sizes.length,
    invented: invented.length,
    isFalseAlarm: isDoubted && wrong.length === 0 && sizes.length === 0 && !hasWrongBalances,
  };
}

/** Reads an export as a person's file is read, and compares the rows with the true ones. */
export function judgeExport(file: GeneratedExport, readWorkbook: ReadWorkbook): Judgement {
  const { bytes, truth } = file;
  const options = isWorkbook(detectFileKind(bytes)) ? { readWorkbook } : {};
  try {
    return { refusal: undefined, ...judgeRows(parseTabular(bytes, { maxRows: 1000, ...options }), file) };
  } catch (error) {
    if (!(error instanceof StatementRefusal)) throw error;
    const none = {
      right: 0,
      wrongAndProved: 0,
      wrongAndQuiet: 0,
      silentlyMissing: 0,
      invented: 0,
      isFalseAlarm: false,
    };
    return { refusal: error.message, rows: truth.length, ...none };
  }
}

/** The number of rows that are wrong, missing or invented without a word. */
export function faultsOf({ wrongAndProved, wrongAndQuiet, silentlyMissing, invented }: Judgement): number {
  return wrongAndProved + wrongAndQuiet + silentlyMissing + invented;
}
