import type { Layout, SummaryRole } from './layout.ts';
import { textOf } from './lines.ts';
import type { Line } from './lines.ts';
import { parseMoney, signedBalance } from './money.ts';
import { findTitles } from './titles.ts';

/** What a statement prints about itself outside its rows, in paise; absent when it does not. */
export interface PrintedBalances {
  readonly openingPaise?: number;
  readonly closingPaise?: number;
}

type Found = Partial<Record<SummaryRole, number>>;

/** The amounts of a summary stand on the first line below its titles that has as many of them. */
const mostLinesBelow = 3;

function balanceOf(text: string | undefined): number | undefined {
  const money = text === undefined ? undefined : parseMoney(text);
  return money && signedBalance(money);
}

function readSummary(lines: readonly Line[], layout: Layout): Found {
  for (const columns of layout.summaries) {
    for (const index of lines.keys()) {
      const heading = findTitles(lines, index, columns);
      if (heading === undefined) continue;
      for (const below of lines.slice(heading.lastLine + 1, heading.lastLine + 1 + mostLinesBelow)) {
        const amounts = below.words.map((word) => balanceOf(word.text));
        if (amounts.length !== columns.length || amounts.includes(undefined)) continue;
        return Object.fromEntries(columns.map((column, at) => [column.role, amounts[at]]));
      }
    }
  }
  return {};
}

function readSentence(lines: readonly Line[], patterns: readonly RegExp[]): number | undefined {
  for (const line of lines) {
    for (const pattern of patterns) {
      const balance = balanceOf(pattern.exec(textOf(line.words))?.groups?.['amount']);
      if (balance !== undefined) return balance;
    }
  }
  return undefined;
}

/** Finds the opening and closing balance among all lines of a statement. */
export function readBalances(lines: readonly Line[], layout: Layout): PrintedBalances {
  const summary = readSummary(lines, layout);
  const opening = readSentence(lines, layout.opening) ?? summary.opening;
  const closing = readSentence(lines, layout.closing) ?? summary.closing;
  return {
    ...(opening !== undefined && { openingPaise: opening }),
    ...(closing !== undefined && { closingPaise: closing }),
  };
}
