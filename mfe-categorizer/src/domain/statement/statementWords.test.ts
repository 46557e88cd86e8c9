import { findStatementWords } from './statementWords.ts';

const wordsIn = (...descriptions: string[]) => findStatementWords(descriptions).map(({ word }) => word);

test('words are found between signs and digits, each once, in one order', () => {
  expect(wordsIn('EMI/00123', 'UPI-RAVI-ravi@upi', 'UPI/41234', 'BY NEFT')).toEqual(['UPI', 'NEFT', 'EMI']);
  expect(wordsIn('ATM WDL 1234', 'SIP123')).toEqual(['ATM', 'SIP']);
});

test('no word is part of another one, and none is guessed from small letters', () => {
  expect(wordsIn('GOSSIP CAFE', 'REMITTANCE EMIRATES', 'atm', 'TREATMENT')).toEqual([]);
});

test('there are none without narrations', () => {
  expect(wordsIn()).toEqual([]);
});
