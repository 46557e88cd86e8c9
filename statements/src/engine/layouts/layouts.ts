import { axisCurrent } from './data/axisCurrent.ts';
import { axisSavings } from './data/axisSavings.ts';
import { barodaDescription } from './data/barodaDescription.ts';
import { barodaNarration } from './data/barodaNarration.ts';
import { barodaPassbook } from './data/barodaPassbook.ts';
import { canara } from './data/canara.ts';
import { canaraPassbook } from './data/canaraPassbook.ts';
import { dbsDigibank } from './data/dbsDigibank.ts';
import { dbsStatement } from './data/dbsStatement.ts';
import { federal } from './data/federal.ts';
import { hdfcCombined } from './data/hdfcCombined.ts';
import { hdfcEmail } from './data/hdfcEmail.ts';
import { hdfcMobile } from './data/hdfcMobile.ts';
import { hdfcNetBanking } from './data/hdfcNetBanking.ts';
import { iciciAccount } from './data/iciciAccount.ts';
import { iciciDetailStatement } from './data/iciciDetailStatement.ts';
import { iciciDetailed } from './data/iciciDetailed.ts';
import { iciciMonthly } from './data/iciciMonthly.ts';
import { iciciTransactionHistory } from './data/iciciTransactionHistory.ts';
import { iciciTransactionsList } from './data/iciciTransactionsList.ts';
import { idfcFirst } from './data/idfcFirst.ts';
import { indusind } from './data/indusind.ts';
import { indusindIndie } from './data/indusindIndie.ts';
import { kotak811 } from './data/kotak811.ts';
import { kotakAmount } from './data/kotakAmount.ts';
import { kotakDetails } from './data/kotakDetails.ts';
import { kotakNarration } from './data/kotakNarration.ts';
import { pnbNetBanking } from './data/pnbNetBanking.ts';
import { pnbOne } from './data/pnbOne.ts';
import { pnbStatement } from './data/pnbStatement.ts';
import { sbiCurrent } from './data/sbiCurrent.ts';
import { sbiDetails } from './data/sbiDetails.ts';
import { sbiMonthly } from './data/sbiMonthly.ts';
import { sbiNetBanking } from './data/sbiNetBanking.ts';
import { sbiYono } from './data/sbiYono.ts';
import { unionAmount } from './data/unionAmount.ts';
import { unionInstruments } from './data/unionInstruments.ts';
import { unionParticulars } from './data/unionParticulars.ts';
import { yesBank } from './data/yesBank.ts';
import type { Layout } from './layout.ts';

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
