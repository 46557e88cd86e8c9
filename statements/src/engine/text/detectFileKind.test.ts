import { detectFileKind } from './detectFileKind.ts';

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['From: bank\n\n%PDF-1.4', 'pdf'],
  [`${' '.repeat(2000)}%PDF-1.4`, 'other'],
  ['PK\u0003\u0004rest', 'workbook'],
  ['\u00d0\u00cf\u0011\u00e0', 'workbook'],
  ['\u0009\u0008\u0010', 'workbook'],
  ['<!doctype html>', 'other'],
  ['\n<html><body><table>', 'web page'],
  ['<?xml version="1.0"?><ss:Workbook>', 'web page'],
  ['Date,<b>Narration</b>', 'other'],
  ['Date,Narration', 'other'],
  ['', 'other'],
])('%j is %s', (start, kind) => {
  expect(detectFileKind(Buffer.from(start, 'latin1'))).toBe(kind);
});
