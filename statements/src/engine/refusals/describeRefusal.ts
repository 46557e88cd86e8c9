import { doubts } from './doubts.ts';
import type { RefusalDetail } from './refusalDetail.ts';

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const quote = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

type Lines = Extract<RefusalDetail, { kind: 'lines' }>;

function describeLines({ rows, dated, amounts }: Lines): string {
  if (rows > 0)
    return `It has ${countOf(rows, 'line')} with a date and an amount, but its columns were not understood.`;
  if (dated + amounts === 0) return 'No line of it has a date or an amount.';
  return `It has ${countOf(dated, 'line')} with a date and ${amounts} with an amount, but none with both.`;
}

type Columns = Extract<RefusalDetail, { kind: 'columns' }>;

function describeColumns({ missing, titles, more }: Columns): string {
  const absent = `Not found: ${quote(missing)}.`;
  if (titles.length === 0) return absent;
  return `${absent} The columns of this file are ${quote(titles)}${more > 0 ? ` and ${more} more` : ''}.`;
}

/**
 * The words of a refusal in English: those of its code with what was found in the file; a few findings say more than
 * the code, so their words replace it.
 */
export function describeRefusal(words: string, detail: RefusalDetail | undefined): string {
  switch (detail?.kind) {
    case undefined:
      return words;
    case 'pages':
      return `This PDF has ${detail.count} pages; the limit is ${detail.limit}. Download a shorter period, or split it.`;
    case 'rows':
      return `${words} This one has ${detail.count}${detail.isMore ? ' or more' : ''}; the limit is ${detail.limit}.`;
    case 'bytes':
      return `${words} The limit is ${Math.floor(detail.limit / 1024 / 1024)} MB.`;
    case 'lines':
      return `${words} ${describeLines(detail)}`;
    case 'columns':
      return `${words} ${describeColumns(detail)}`;
    case 'unclosed-quote':
      return `${words} A quotation mark in line ${detail.line} is never closed.`;
    case 'unreadable-line':
      return `${words} Line ${detail.line} below the column names has no date or amount that can be read.`;
    case 'untold-columns':
      return `${words} ${detail.hasTitles ? 'The titles of its columns were not understood' : 'Its columns have no titles'}, and no balances tell what they are.`;
    case 'dates-without-year':
      return `${words} Its dates have no year, and the file names no period.`;
    case 'pages-missing':
      return doubts['pages-missing'];
    case 'little-text':
      return 'There is hardly any text in this PDF, and no table of transactions: a scan or a photo is not read here. Please download the statement as a PDF from your bank, or let the page of this tool read the scan on your own device.';
    case 'seconds':
      return `${words} Please try again in ${countOf(detail.seconds, 'second')}.`;
  }
}
