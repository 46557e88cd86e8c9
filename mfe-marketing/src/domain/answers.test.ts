import { chatAbout, countOf, explain, signedPercent } from './answers.ts';
import type { StretchMeasures } from './measureStretch.ts';
import { sixMonths } from './periods.ts';

const fall: StretchMeasures = {
  length: 11,
  before: 114.52,
  last: 107.92,
  change: -0.0576,
  movedAlong: 9,
  others: 112,
  largerMoves: 25,
  volume: 1.28,
  busiest: 4,
  belowAverage: 11,
  strategy: 0,
};
const rise: StretchMeasures = { ...fall, change: 0.0442, largerMoves: 0, belowAverage: 2 };

describe('percentages', () => {
  test.each([
    [0.0312, '+3.1%'],
    [-0.0576, '−5.8%'],
    [0.0004, '0.0%'],
    [-0.0004, '0.0%'],
    [0, '0.0%'],
    [1.2, '+120.0%'],
  ])('%d is %s', (change, text) => {
    expect(signedPercent(change)).toBe(text);
  });
});

test('a count has its unit in singular or plural', () => {
  expect([countOf(1, 'day'), countOf(11, 'day')]).toEqual(['1 day', '11 days']);
});

describe('the chat', () => {
  test('asks about a fall and compares it', () => {
    expect(chatAbout(fall, sixMonths)).toEqual({
      question: 'Is a fall of 5.8% in 11 days unusual?',
      answer: 'Of the 112 other stretches of 11 days on this chart, 25 fell further.',
    });
  });

  test('asks about a rise, and says that none was larger', () => {
    expect(chatAbout(rise, sixMonths)).toEqual({
      question: 'Is a rise of 4.4% in 11 days unusual?',
      answer: 'Of the 112 other stretches of 11 days on this chart, none rose further.',
    });
  });
});

describe('the explanation', () => {
  test('says what price, volume and average did in a fall', () => {
    expect(explain(fall, sixMonths)).toEqual([
      { name: 'Price −5.8%', detail: 'From 114.5 to 107.9. It fell on 9 of the 11 days.' },
      { name: 'Volume 1.3 times the usual', detail: 'Most was traded on day 4 of 11.' },
      { name: 'Mostly below the average', detail: 'It closed below its 20-day average on 11 of the 11 days.' },
    ]);
  });

  test('says so of a rise above the average', () => {
    const [price, , average] = explain(rise, sixMonths);
    expect(price?.detail).toContain('It rose on 9 of the 11 days.');
    expect(average?.detail).toBe('It closed above its 20-day average on 9 of the 11 days.');
  });
});
