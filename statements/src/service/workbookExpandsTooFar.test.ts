import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { workbookExpandsTooFar } from './workbookExpandsTooFar.ts';

/** A zip of one file, whose directory and header claim that it is small. */
function zipOf(content: Buffer, copies = 1): Buffer {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(10, 22);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(10, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(copies, 10);
  end.writeUInt32LE(header.length + packed.length, 16);
  return Buffer.concat([header, packed, ...Array<Buffer>(copies).fill(entry), end]);
}

const megabyte = 1024 * 1024;

test('a workbook of a few rows does not', () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Date', 'Narration']]));
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx' });
  expect(Buffer.isBuffer(bytes) && workbookExpandsTooFar(bytes)).toBe(false);
});

test('a file that unpacks to more than its directory says does', () => {
  expect(workbookExpandsTooFar(zipOf(Buffer.alloc(100 * megabyte)))).toBe(true);
  expect(workbookExpandsTooFar(zipOf(Buffer.alloc(50 * megabyte)))).toBe(false);
});

test('the same content named many times does', () => {
  expect(workbookExpandsTooFar(zipOf(Buffer.alloc(10 * megabyte), 20))).toBe(true);
  expect(workbookExpandsTooFar(zipOf(Buffer.alloc(1), 3000))).toBe(true);
});

test.each(['', 'PK', 'PK\u0005\u0006', `PK\u0003\u0004${'x'.repeat(60)}PK\u0005\u0006${'\u00ff'.repeat(18)}`])(
  'what is no zip does not: %j',
  (text) => {
    expect(workbookExpandsTooFar(Buffer.from(text, 'latin1'))).toBe(false);
  },
);
