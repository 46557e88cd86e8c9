import type { StatementTemplate } from '../statementTemplate.ts';
import { axisTemplates } from './axis.ts';
import { hdfcTemplates } from './hdfc.ts';
import { iciciTemplates } from './icici.ts';
import { kotakTemplates } from './kotak.ts';
import { pnbAndDbsTemplates } from './pnbAndDbs.ts';
import { privateBankTemplates } from './privateBanks.ts';
import { publicBankTemplates } from './publicBanks.ts';
import { sbiTemplates } from './sbi.ts';

/** Every template that statements are generated from. */
export const statementTemplates: readonly StatementTemplate[] = [
  ...hdfcTemplates,
  ...iciciTemplates,
  ...sbiTemplates,
  ...axisTemplates,
  ...pnbAndDbsTemplates,
  ...kotakTemplates,
  ...publicBankTemplates,
  ...privateBankTemplates,
];
