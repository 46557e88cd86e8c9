import type { Word } from '../lines/words.ts';
import { joinNarration, learnNarrationColumn } from './narration.ts';

const column = { left: 10, reach: 100, isCentred: false, breaksWords: true, breaksLongWords: false };

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

  test('joins a word longer than the column in a column that breaks only such words', () => {
    const ofLongWords = { ...column, breaksWords: false, breaksLongWords: true };
    expect(joinNarration([[word('UPI/4038642126', 20, 98)], [word('21/ICI98', 10, 40)]], ofLongWords)).toBe(
      'UPI/403864212621/ICI98',
    );
    expect(joinNarration([[word('CASH', 60, 98)], [word('DEPOSIT', 10, 40)]], ofLongWords)).toBe('CASH DEPOSIT');
    expect(joinNarration([[word('BANK', 70, 98)], [word('UPI/403864212621', 10, 96)]], ofLongWords)).toBe(
      'BANK UPI/403864212621',
    );
  });

  test('judges a centred line by its length', () => {
    const centred = { ...column, isCentred: true };
    expect(joinNarration([[word('SALARYPAYM', 12, 99)], [word('ENT', 40, 60)]], centred)).toBe('SALARYPAYMENT');
    expect(joinNarration([[word('SALARY', 60, 99)], [word('PAYMENT', 40, 60)]], centred)).toBe('SALARY PAYMENT');
  });

  test('adds no space after a slash or dash at the break', () => {
    const lines = [[word('UPI/', 10, 40)], [word('SHOP', 10, 60)]];
    expect(joinNarration(lines, { ...column, breaksWords: false })).toBe('UPI/SHOP');
    const spaced = [[word('A', 10, 20), word('-', 22, 24)], [word('B', 10, 60)]];
    expect(joinNarration(spaced, { ...column, breaksWords: false })).toBe('A - B');
  });
});

describe('learnNarrationColumn', () => {
  const learnt = { left: 10, reach: 98, isCentred: false, breaksWords: false, breaksLongWords: false };
  const full = [[word('SALARYPAYM', 10, 98)], [word('ENT', 10, 30)]];
  const roomy = [[word('SALARY', 10, 70)], [word('PAYMENT', 10, 98)]];

  test('detects broken words where the lines are full', () => {
    expect(learnNarrationColumn([full])).toEqual({ ...learnt, breaksWords: true, breaksLongWords: true });
  });

  test('looks past a line without a narration, such as one with the date in the middle of a row', () => {
    const [first = [], second = []] = full;
    expect(learnNarrationColumn([[first, [], second]])).toMatchObject({ breaksWords: true });
  });

  test('detects whole words where the lines have room left', () => {
    expect(learnNarrationColumn([roomy, roomy])).toEqual(learnt);
  });

  test('counts a break that is repeated once', () => {
    const other = [[word('CASH', 10, 60)], [word('DEPOSIT', 10, 60)]];
    const third = [[word('CHEQUE', 10, 60)], [word('PAID', 10, 60)]];
    expect(learnNarrationColumn([full, full, full, full, other, third])).toMatchObject({ breaksWords: false });
  });

  test('detects that only words longer than the column are broken', () => {
    const long = (text: string) => [[word(`UPI/${text}`, 10, 97)], [word(`${text}/ICI`, 10, 50)]];
    const short = (text: string) => [[word('CASH', 10, 40), word(text, 44, 70)], [word(`${text}ED`, 10, 60)]];
    const all = [long('1'), long('2'), long('3'), ...['A', 'B', 'C', 'D', 'E'].map(short)];
    expect(learnNarrationColumn(all)).toMatchObject({ breaksWords: false, breaksLongWords: true });
  });

  test('detects centred lines', () => {
    const centred = [[word('SALARY', 10, 98)], [word('OF', 50, 58)], [word('MAY', 48, 60)]];
    expect(learnNarrationColumn([centred])).toMatchObject({ isCentred: true, reach: 98 });
  });
});
