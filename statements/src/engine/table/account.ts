import { textOf } from '../lines/lines.ts';
import type { Line } from '../lines/lines.ts';

/** The account that a table belongs to, as printed in the lines above the table. */
export interface Account {
  readonly kind?: 'liquid' | 'other';
  readonly number?: string;
}

const otherAccountPattern =
  /\b(?:DL\/TL|loan|fixed deposits?|term deposits?|recurring deposits?|PPF|demat|credit card)\b[\w\s()/-]{0,40}?(?:account|a\/c|deposits?)\b|\b(?:fixed|term|recurring) deposits?\b|\bDL\/TL\b/i;
const transactionAccountPattern =
  /\b(?:savings?|current|over\s?draft|cash credit|salary)\b[\w\s()/-]{0,40}?(?:account|a\/c)\b|\b(?:account|a\/c)\b[\w\s:.-]{0,40}?\b(?:savings?|current|over\s?draft|cash credit|salary)\b/i;
const accountNumberPattern =
  /\b(?:account|a\/c|card)(?:\s*(?:no|number|num)\b)?[\s.:-]*(?=[\dX*-]*\d{3}|(?:[\dX*]{4} ){3}\d{4})((?:[\dX*]{4} ){3}\d{4}|[\dX*][\dX*-]{5,})/i;

/** Reads the account that these lines name. If they name several, the last one counts. */
export function readAccount(lines: readonly Line[]): Account {
  return readAccountInTexts(lines.map(({ words }) => textOf(words)));
}

/** Reads the account that these lines of text name. */
export function readAccountInTexts(texts: readonly string[]): Account {
  let account: Account = {};
  for (const text of texts) {
    if (!/account|a\/c|card|deposit|DL\/TL/i.test(text)) continue;
    const number = accountNumberPattern.exec(text)?.[1];
    const kind = transactionAccountPattern.test(text)
      ? ('liquid' as const)
      : otherAccountPattern.test(text)
        ? ('other' as const)
        : undefined;
    account = { ...account, ...(kind && { kind }), ...(number && { number }) };
  }
  return account;
}

/** Whether two sets of lines may describe the same account: nothing in them differs. */
export function isSameAccount(a: Account, b: Account): boolean {
  return (
    (a.kind === undefined || b.kind === undefined || a.kind === b.kind) &&
    (a.number === undefined || b.number === undefined || a.number === b.number)
  );
}
