import { accountCases } from './cases/accounts.ts';
import { clockCases } from './cases/clock.ts';
import { confirmationCases } from './cases/confirmation.ts';
import { factorCases } from './cases/factors.ts';
import { googleCases, returnCases } from './cases/google.ts';
import { phoneFactorCases } from './cases/phoneFactors.ts';
import { recoveryCases } from './cases/recovery.ts';
import { recoveryCodeCases } from './cases/recoveryCodes.ts';
import { serviceCases } from './cases/service.ts';
import { sessionCases } from './cases/sessions.ts';
import { signInCases } from './cases/signIn.ts';
import { signUpCases } from './cases/signUp.ts';
import { userCases } from './cases/user.ts';
import type { ConformanceCase } from './target.ts';

/** The behaviour of Supabase Auth that the site's client uses, for the stand-in and the real server alike. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...serviceCases,
  ...signUpCases,
  ...signInCases,
  ...sessionCases,
  ...userCases,
  ...accountCases,
  ...factorCases,
  ...phoneFactorCases,
  ...recoveryCodeCases,
  ...confirmationCases,
  ...recoveryCases,
  ...googleCases,
  ...returnCases,
  ...clockCases,
];
