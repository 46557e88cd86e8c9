import { takeOutNotes } from './takeOutNotes.ts';
import { continuationLine, rowLine } from './testing/tableLines.ts';
import type { TableLine } from './tableLine.ts';

const kindsOf = (...lines: readonly TableLine[]) => takeOutNotes([lines])[0]?.map(({ kind }) => kind);

const lien = continuationLine(20, 'LIEN MARKED', '2026-04-02');

describe('a line with a date, a text and no figure', () => {
  test('is a note, and no part of the row above it', () => {
    expect(kindsOf(rowLine(10), lien, rowLine(30), rowLine(40))).toEqual(['row', 'other', 'row', 'row']);
  });

  test('is a note where a time of day follows the dates', () => {
    const timed = continuationLine(20, 'LIEN MARKED', '02-Apr-2026 10:05:00');
    expect(kindsOf(rowLine(10, 'ROW', '01-Apr-2026 09:00:00'), timed, rowLine(30), rowLine(40))?.[1]).toBe('other');
  });

  test('is a part of its row where as many rows have one', () => {
    const valueDate = continuationLine(40, 'MORE', '2026-04-03');
    expect(kindsOf(rowLine(10), lien, rowLine(30), valueDate)).toEqual(['row', 'continuation', 'row', 'continuation']);
  });

  test.each([
    ['a date that goes on below', [rowLine(10, 'ROW', '02-Apr'), continuationLine(20, 'MORE', '2026')]],
    ['a date whose day is above', [rowLine(10, 'ROW', '02-'), continuationLine(20, 'MORE', 'Apr-26')]],
    ['a date without a text', [rowLine(10), continuationLine(20, '', '2026-04-02')]],
  ])('is not found with %s', (_, lines) => {
    expect(kindsOf(...lines, rowLine(30), rowLine(40), rowLine(50))?.[1]).toBe('continuation');
  });
});
