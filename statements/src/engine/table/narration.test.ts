import type { Word } from '../text/words.ts';
import { joinNarration, learnNarrationColumn } from './narration.ts';

const column = { left: 10, reach: 100, breaksWords: true };

function word(text: string, x0: number, x1: number): Word {
  return { text, key: '', isAmount: false, x0, x1, baseline: 0, height: 8, firstWidth: 4 };
}

describe('joinNarration', () => {
  test('joins a word broken off where the column was full', () => {
    expect(joinNarration([[word('SALARY', 10, 50), word('PAYM', 54, 98)], [word('ENT', 10, 30)]], column)).toBe(
      'SALARY PAYMENT',
    );
  });

  test('adds a space where the next word would have fitted', () => {
    expect(joinNarration([[word('SALARY', 10, 80)], [word('PAYMENT', 10, 60)]], column)).toBe('SALARY PAYMENT');
  });

  test('adds a space where the next line is indented by one', () => {
    expect(joinNarration([[word('SALARY', 10, 99)], [word('PAYMENT', 12, 60)]], column)).toBe('SALARY PAYMENT');
  });

  test('joins a mark to its letter on the line before', () => {
    expect(joinNarration([[word('देव', 10, 60)], [word('\u0940', 10, 16)]], column)).toBe('देवी');
  });

  test('joins an address after its dash', () => {
    expect(joinNarration([[word('A-', 10, 60)], [word('b@c', 10, 60)]], column)).toBe('A-b@c');
  });

  test('adds a space at every break between words', () => {
    const lines = [[word('CASH', 10, 99)], [word('DEPOSIT', 10, 60)]];
    expect(joinNarration(lines, { ...column, breaksWords: false })).toBe('CASH DEPOSIT');
  });

  test('adds no space after a slash or dash at the break', () => {
    const lines = [[word('UPI/', 10, 40)], [word('SHOP', 10, 60)]];
    expect(joinNarration(lines, { ...column, breaksWords: false })).toBe('UPI/SHOP');
    const spaced = [[word('A', 10, 20), word('-', 22, 24)], [word('B', 10, 60)]];
    expect(joinNarration(spaced, { ...column, breaksWords: false })).toBe('A - B');
  });
});

describe('learnNarrationColumn', () => {
  test('detects broken words where the lines are full', () => {
    const full = [[word('SALARYPAYM', 10, 98)], [word('ENT', 10, 30)]];
    expect(learnNarrationColumn([full, full])).toEqual({ left: 10, reach: 98, breaksWords: true });
  });

  test('detects whole words where the lines have room left', () => {
    const roomy = [[word('SALARY', 10, 70)], [word('PAYMENT', 10, 98)]];
    expect(learnNarrationColumn([roomy, roomy])).toEqual({ left: 10, reach: 98, breaksWords: false });
  });
});
