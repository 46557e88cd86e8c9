import { detectFileKind } from './fileKind.ts';

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['From: bank\n\n%PDF-1.4', 'pdf'],
  [`${' '.repeat(2000)}%PDF-1.4`, 'other'],
  ['PK\u0003\u0004rest', 'spreadsheet'],
  ['\u00d0\u00cf\u0011\u00e0', 'spreadsheet'],
  ['<!doctype html>', 'other'],
  ['Date,Narration', 'other'],
  ['', 'other'],
])('%j is %s', (start, kind) => {
  expect(detectFileKind(Buffer.from(start, 'latin1'))).toBe(kind);
});
