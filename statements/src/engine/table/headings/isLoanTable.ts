import type { HeadingTitle } from './headingTitle.ts';

/** Titles of a list of loans, instalments or deposits, which are no transactions. One of them may be in any table. */
const loanTitlePattern =
  /^(?:no of |pending |monthly )?instal{1,2}ments?(?: amount)?$|^tenure|^maturity|^(?:emi )?loan (?:amount|type)/;

const minLoanTitles = 2;

const isLoanTitle = ({ words }: HeadingTitle): boolean => loanTitlePattern.test(words.map(({ key }) => key).join(' '));

/** Whether titles head a list of loans, instalments or deposits. */
export const isLoanTable = (titles: readonly HeadingTitle[]): boolean =>
  titles.filter(isLoanTitle).length >= minLoanTitles;
