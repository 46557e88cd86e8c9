import { accountEnglish } from '../../texts/en/account.ts';
import { textsOf } from '../../texts/pageTexts.ts';
import type { AccountTexts } from '../../texts/shellTexts.ts';

/** The texts about a session in the language of the page. */
export const accountTexts = (): AccountTexts => textsOf('account', accountEnglish);
