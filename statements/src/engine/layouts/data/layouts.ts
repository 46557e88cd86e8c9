import { axisCurrent } from './axisCurrent.ts';
import { axisSavings } from './axisSavings.ts';
import { barodaDescription } from './barodaDescription.ts';
import { barodaNarration } from './barodaNarration.ts';
import { barodaPassbook } from './barodaPassbook.ts';
import { canara } from './canara.ts';
import { canaraPassbook } from './canaraPassbook.ts';
import { dbsDigibank } from './dbsDigibank.ts';
import { dbsStatement } from './dbsStatement.ts';
import { federal } from './federal.ts';
import { hdfcCombined } from './hdfcCombined.ts';
import { hdfcEmail } from './hdfcEmail.ts';
import { hdfcMobile } from './hdfcMobile.ts';
import { hdfcNetBanking } from './hdfcNetBanking.ts';
import { iciciAccount } from './iciciAccount.ts';
import { iciciDetailStatement } from './iciciDetailStatement.ts';
import { iciciDetailed } from './iciciDetailed.ts';
import { iciciMonthly } from './iciciMonthly.ts';
import { iciciTransactionHistory } from './iciciTransactionHistory.ts';
import { iciciTransactionsList } from './iciciTransactionsList.ts';
import { idfcFirst } from './idfcFirst.ts';
import { indusind } from './indusind.ts';
import { indusindIndie } from './indusindIndie.ts';
import { kotak811 } from './kotak811.ts';
import { kotakAmount } from './kotakAmount.ts';
import { kotakDetails } from './kotakDetails.ts';
import { kotakNarration } from './kotakNarration.ts';
import { pnbNetBanking } from './pnbNetBanking.ts';
import { pnbOne } from './pnbOne.ts';
import { pnbStatement } from './pnbStatement.ts';
import { sbiCurrent } from './sbiCurrent.ts';
import { sbiDetails } from './sbiDetails.ts';
import { sbiMonthly } from './sbiMonthly.ts';
import { sbiNetBanking } from './sbiNetBanking.ts';
import { sbiYono } from './sbiYono.ts';
import { unionAmount } from './unionAmount.ts';
import { unionInstruments } from './unionInstruments.ts';
import { unionParticulars } from './unionParticulars.ts';
import { yesBank } from './yesBank.ts';
import type { Layout } from '../layout.ts';

/** Every layout the engine knows. A new layout is a file in `data/` and a line here. */
export const layouts: readonly Layout[] = [
  hdfcNetBanking,
  hdfcCombined,
  hdfcEmail,
  hdfcMobile,
  iciciMonthly,
  iciciTransactionHistory,
  iciciDetailed,
  iciciTransactionsList,
  iciciAccount,
  iciciDetailStatement,
  sbiNetBanking,
  sbiCurrent,
  sbiYono,
  sbiMonthly,
  sbiDetails,
  axisSavings,
  axisCurrent,
  pnbOne,
  pnbStatement,
  pnbNetBanking,
  dbsDigibank,
  dbsStatement,
  kotak811,
  kotakNarration,
  kotakAmount,
  kotakDetails,
  barodaNarration,
  barodaDescription,
  barodaPassbook,
  canara,
  canaraPassbook,
  unionParticulars,
  unionAmount,
  unionInstruments,
  idfcFirst,
  yesBank,
  indusind,
  indusindIndie,
  federal,
];
