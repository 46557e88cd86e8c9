import { markUndatedRows, takeOutUndatedLists } from './takeOutUndatedLists.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import { continuationLine, rowLine } from './testing/tableLines.ts';
import type { TableLine } from './tableLine.ts';

/** A text that belongs to no row. */
function captionAt(y: number, text: string): TableLine {
  const [line] = typedLines([{ x: 20, y, text }]);
  if (line === undefined) throw new Error('The caption has no text.');
  return { kind: 'other', line, isUnread: false };
}

/** Text of a narration, with or without a wide gap above it. */
function textAt(y: number, text: string): TableLine {
  const { line } = captionAt(y, text);
  return { kind: 'continuation', line, narration: line.words, dateText: '' };
}

const undated = (y: number) => rowLine(y, 'KAVERI STORES', '');
const kindsOf = (...lines: readonly TableLine[]) => takeOutUndatedLists([lines])[0]?.map(({ kind }) => kind);

describe('amounts without dates', () => {
  test('are rows of the day before', () => {
    expect(kindsOf(rowLine(10), undated(22), continuationLine(34), undated(46))).toEqual([
      'row',
      'row',
      'continuation',
      'row',
    ]);
  });

  test('are no rows below a caption, and may be some that were not read', () => {
    const lines = [
      rowLine(10),
      undated(22),
      captionAt(34, 'Merchants'),
      undated(46),
      continuationLine(58),
      undated(70),
    ];
    expect(kindsOf(...lines)).toEqual(['row', 'row', 'other', 'other', 'other', 'other']);
    const taken = takeOutUndatedLists([lines])[0]?.slice(2);
    expect(taken?.map((line) => line.kind === 'other' && line.isUnread)).toEqual([false, true, false, true]);
  });

  test('are rows again below the next date', () => {
    const lines = [rowLine(10), captionAt(22, 'Merchants'), undated(34), rowLine(46), undated(58)];
    expect(kindsOf(...lines)).toEqual(['row', 'other', 'other', 'row', 'row']);
  });

  test('are no rows below a text that is apart from the rows', () => {
    const rows = [rowLine(10), undated(22), undated(34)];
    expect(kindsOf(...rows, textAt(58, 'Merchants'), undated(70))?.slice(3)).toEqual(['other', 'other']);
    expect(kindsOf(...rows, textAt(46, 'BENGALURU'), undated(58))?.slice(3)).toEqual(['continuation', 'row']);
  });

  test('are those of the page before below its head', () => {
    expect(kindsOf(captionAt(10, 'Meridian Bank'), undated(22))).toEqual(['other', 'row']);
  });

  test('are rows below a line of figures that is not a row', () => {
    expect(kindsOf(rowLine(10), captionAt(22, '12'), captionAt(34, 'TOTAL 5.00'), undated(46))).toEqual([
      'row',
      'other',
      'other',
      'row',
    ]);
  });

  test('are no rows below the caption of the next page where every row has a date', () => {
    const next = [captionAt(10, 'EMI balances'), undated(22), undated(34)];
    const kinds = (...first: readonly TableLine[]) => takeOutUndatedLists([first, next])[1]?.map(({ kind }) => kind);
    expect(kinds(rowLine(10), rowLine(22))).toEqual(['other', 'other', 'other']);
    expect(kinds(rowLine(10), undated(22))).toEqual(['other', 'row', 'row']);
  });

  test('are no rows below a text beside the narrations, unless it is the rest of a date', () => {
    const beside = (text: string): TableLine => ({
      kind: 'continuation',
      line: captionAt(22, text).line,
      narration: [],
      dateText: '',
    });
    expect(kindsOf(rowLine(10), beside('EMI'), undated(34))).toEqual(['row', 'other', 'other']);
    expect(kindsOf(rowLine(10), beside('10:05 PM'), undated(34))).toEqual(['row', 'continuation', 'row']);
  });

  test('are rows of the day before if they lead to a date below the caption of the next page', () => {
    const kindsOfNext = (...next: readonly TableLine[]) =>
      takeOutUndatedLists([[rowLine(10)], next])[1]?.map(({ kind }) => kind);
    const caption = captionAt(10, 'Meridian Bank');
    expect(kindsOfNext(caption, undated(22), continuationLine(34), rowLine(46))).toEqual([
      'other',
      'row',
      'continuation',
      'row',
    ]);
    expect(kindsOfNext(caption, undated(22), captionAt(34, 'Card 2'), rowLine(46))?.[1]).toBe('other');
  });

  test('are rows of the day before below the name of a group of transactions', () => {
    const name: TableLine = {
      kind: 'other',
      line: captionAt(22, 'Domestic Transactions').line,
      isUnread: false,
      isNote: true,
    };
    expect(kindsOf(rowLine(10), name, undated(34))).toEqual(['row', 'other', 'row']);
  });
});

describe('lines without dates in a table whose rows all have one', () => {
  const isUnread = (...pages: readonly (readonly TableLine[])[]) =>
    markUndatedRows(pages, ({ words }) => words.some(({ text }) => text === 'KAVERI')).map((lines) =>
      lines.map((line) => line.kind === 'other' && line.isUnread),
    );

  test('may be rows at the top of a page, and only below other rows', () => {
    const [kaveri, meridian] = [captionAt(22, 'KAVERI STORES'), captionAt(10, 'Meridian Bank')];
    expect(isUnread([kaveri, rowLine(34)], [meridian, kaveri, rowLine(34), kaveri], [kaveri])).toEqual([
      [false, false],
      [false, true, false, false],
      [true],
    ]);
  });
});
