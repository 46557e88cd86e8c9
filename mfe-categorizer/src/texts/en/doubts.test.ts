import { doubts } from '@artha/statements/engine';
import { proof } from './proof.ts';

test.each(Object.keys(doubts))('the doubt %s has a sentence of its own, which says what to do', (code) => {
  expect(proof.doubt(code)).not.toBe(proof.doubt('any other'));
  expect(proof.doubt(code)).toMatch(/(?:Download|Give|Compare|check|look)/);
});

test.each(['new-in-the-service', 'toString'])('a code that is not known is a doubt as well: %s', (code) => {
  expect(proof.doubt(code)).toBe('Something in this file is doubtful. Compare the table with your statement.');
});
