import { writeSimplePdf, sampleHeading } from '@artha/statements/simple-pdf';
import type { SimpleText } from '@artha/statements/simple-pdf';

/** A statement for the bench: its PDF, and its number of rows. */
export interface LongStatement {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly rows: number;
}

const ROWS_A_PAGE = 35;
const DAY_MS = 86_400_000;

const OPENING = 10_000_000;
const size = 7;

/** The text around the rows of a page: a name and an address, like those of the account's owner. */
function drawHead(page: number): SimpleText[] {
  const lines = ['ASHA RAO', `${page + 1} MARKET ROAD`, 'JAYANAGAR', `Account Number : 50100${1_000_000 + page}`];
  return lines.map((text, index) => ({ x: 42, y: 60 + 12 * index, size, text }));
}

function drawOpening(y: number): SimpleText[] {
  return [
    { x: 71, y, size, text: 'OPENING BALANCE' },
    { x: 600, y, size, text: `${OPENING}.00` },
  ];
}

/**
 * Draws a statement with this number of pages, in the layout of one bank's net banking.
 * @param joined number of pages for each account if the statements of several accounts are joined to one file; without
 * it, one account has all of them.
 */
export function drawLongStatement(pages: number, joined = pages): LongStatement {
  let balance = OPENING;
  const drawn = Array.from({ length: pages }, (_, page) => {
    const isFirstOfJoined = joined < pages && page % joined === 0;
    if (isFirstOfJoined) balance = OPENING;
    const rows = Array.from({ length: ROWS_A_PAGE }, (__, row) => {
      const number = page * ROWS_A_PAGE + row;
      const y = 250 + 16 * row;
      const isDebit = number % 3 !== 0;
      const amount = 100 + (number % 900);
      balance += isDebit ? -amount : amount;
      const iso = new Date(Date.UTC(2024, 0, 1) + Math.floor(number / 15) * DAY_MS).toISOString();
      const date = `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(2, 4)}`;
      const reference = String(100_000_000_000 + number);
      return [
        { x: 35, y, size, text: date },
        { x: 71, y, size, text: `UPI-A PERSON-PERSON@BANK-HDFC0000001-${reference}-UPI` },
        { x: 300, y, size, text: `0000${reference}` },
        { x: 366, y, size, text: date },
        { x: isDebit ? 440 : 525, y, size, text: `${amount}.00` },
        { x: 600, y, size, text: `${balance}.00` },
      ];
    });
    return [
      ...(joined < pages ? drawHead(page) : []),
      ...sampleHeading,
      ...(isFirstOfJoined ? drawOpening(234) : []),
      ...rows.flat(),
    ];
  });
  return { file: Uint8Array.from(writeSimplePdf(drawn)), rows: pages * ROWS_A_PAGE };
}
