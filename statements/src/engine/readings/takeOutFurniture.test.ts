import { typedLines } from '../text/testing/typedLines.ts';
import type { TableLine } from './tableLine.ts';
import { takeOutFurniture } from './takeOutFurniture.ts';

/** One line of text: where it begins, its baseline, and the size of its type. */
function typed(x: number, y: number, text: string, size = 8) {
  const [line] = typedLines([{ x, y, text, size }]);
  if (line === undefined) throw new Error('A line has a text.');
  return line;
}

function row(y: number, text = 'BY CASH'): TableLine {
  const figures = { dateText: '01/04/2026', debitPaise: 100, creditPaise: 0, unsidedPaise: 0, balancePaise: 100 };
  const line = typed(100, y, text);
  return { kind: 'row', line, narration: line.words, figures };
}

function more(x: number, y: number, text: string, size?: number): TableLine {
  const line = typed(x, y, text, size);
  return { kind: 'continuation', line, narration: line.words, dateText: '' };
}

/** The texts of lines that remain in the table. */
function remaining(pages: readonly (readonly TableLine[])[], rest: Parameters<typeof takeOutFurniture>[1] = []) {
  return takeOutFurniture(pages, rest).map((lines) =>
    lines.flatMap(({ kind, line }) => (kind === 'other' ? [] : [line.words.map(({ text }) => text).join(' ')])),
  );
}

const rows = [row(50), more(100, 60, 'BRANCH'), row(75)];

describe('takeOutFurniture', () => {
  test('takes out what two pages repeat in one place, and what is beyond it', () => {
    const page = (code: string) => [...rows, more(120, 110, code), more(120, 120, 'Meridian Bank')];
    expect(remaining([page('AAAA'), page('BBBB')])).toEqual([
      ['BY CASH', 'BRANCH', 'BY CASH', 'AAAA'],
      ['BY CASH', 'BRANCH', 'BY CASH', 'BBBB'],
    ]);
    const turned = (code: string) => [...rows, more(120, 110, 'Meridian Bank'), more(120, 120, code)];
    expect(remaining([turned('AAAA'), turned('BBBB')]).map((lines) => lines.length)).toEqual([3, 3]);
  });

  test('takes out what repeats a line of the letterhead', () => {
    const lines = [more(120, 20, 'Meridian Bank'), more(100, 30, 'TEXT'), ...rows];
    expect(remaining([lines])).toEqual([['Meridian Bank', 'TEXT', 'BY CASH', 'BRANCH', 'BY CASH']]);
    expect(remaining([lines], [typed(120, 20, 'Meridian Bank')])).toEqual([['TEXT', 'BY CASH', 'BRANCH', 'BY CASH']]);
    expect(remaining([lines], [typed(120, 90, 'Meridian Bank')])[0]).toContain('Meridian Bank');
  });

  test('keeps the last line of a row, though two rows end with it in the same place', () => {
    const page = [...rows, more(100, 85, 'MAIN')];
    expect(remaining([page, page]).map((lines) => lines.at(-1))).toEqual(['MAIN', 'MAIN']);
    expect(remaining([[...rows.slice(0, 2), row(75), more(100, 95, 'BRANCH')]])[0]?.at(-1)).toBe('BRANCH');
  });

  test('keeps the last line of a row beside a time of day, though two rows end with it in the same place', () => {
    const [line] = typedLines([
      { x: 20, y: 85, text: '05:17:31' },
      { x: 100, y: 85, text: 'MAIN' },
    ]);
    if (line === undefined) throw new Error('A line has a text.');
    const last: TableLine = { kind: 'continuation', line, narration: line.words.slice(1), dateText: '' };
    const page = [...rows, last];
    expect(remaining([page, page]).map((lines) => lines.at(-1))).toEqual(['05:17:31 MAIN', '05:17:31 MAIN']);
  });

  test('takes out what is set in another size than every row', () => {
    expect(remaining([[...rows, more(100, 85, 'MAIN', 6)]])).toEqual([['BY CASH', 'BRANCH', 'BY CASH']]);
    const small = more(100, 60, 'BRANCH', 6);
    expect(remaining([[row(50), small, row(75), more(100, 85, 'MAIN', 6)]])[0]).toContain('MAIN');
  });

  test('takes out what reads like the foot of a page', () => {
    const feet = [
      'Page 2 of 9',
      'Continued on next page',
      'Continued',
      '------- End of the statement -------',
      'Unless the constituent notifies the bank',
      'Regd. Office: Pune',
    ];
    for (const text of feet) expect(remaining([[...rows, more(100, 85, text)]])[0]).not.toContain(text);
    expect(remaining([[row(50), more(100, 60, 'Disclaimer fee'), row(75)]])[0]).toContain('Disclaimer fee');
  });

  test('leaves a page without rows as it is', () => {
    expect(remaining([[more(100, 50, 'Meridian Bank')], [more(100, 50, 'Meridian Bank')]])).toEqual([
      ['Meridian Bank'],
      ['Meridian Bank'],
    ]);
  });
});
