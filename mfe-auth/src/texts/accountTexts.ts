import { createTexts } from '@artha/shared/remote';
import type { accountEnglish } from './en/account.tsx';

/** All texts of the account pages in one language. */
export type AccountTexts = typeof accountEnglish;

/** Why a field of a form is refused. */
export type ProblemTexts = AccountTexts['problems'];

/** The texts of the account pages in the language of their screen. */
export const { Texts: AccountTextsProvider, useTexts: useAccountTexts } = createTexts<AccountTexts>();
