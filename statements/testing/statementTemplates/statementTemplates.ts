import type { Paper } from '../statementTemplate.ts';
import { axisPapers } from './axis.ts';
import { hdfcPapers } from './hdfc.ts';
import { iciciPapers } from './icici.ts';
import { kotakPapers } from './kotak.ts';
import { pnbAndDbsPapers } from './pnbAndDbs.ts';
import { privateBankPapers } from './privateBanks.ts';
import { publicBankPapers } from './publicBanks.ts';
import { sbiPapers } from './sbi.ts';

/** Every paper that is drawn for tests. */
export const papers: readonly Paper[] = [
  ...hdfcPapers,
  ...iciciPapers,
  ...sbiPapers,
  ...axisPapers,
  ...pnbAndDbsPapers,
  ...kotakPapers,
  ...publicBankPapers,
  ...privateBankPapers,
];
