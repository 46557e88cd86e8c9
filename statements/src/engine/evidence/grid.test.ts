import type { Line } from '../lines/lines.ts';
import type { Ruling, Rulings } from '../lines/rulings.ts';
import { continueGrid, findGrid, isInGrid, middleOfLine, spaceAt } from './grid.ts';

const lineAt = (baseline: number): Line => ({ words: [], baseline, height: 10 });

/** Titles of three columns, in the middle of the spaces between 20, 100, 300 and 400. */
const titles = [
  { x0: 40, x1: 70 },
  { x0: 150, x1: 250 },
  { x0: 330, x1: 380 },
];
const columnEdges = [20, 100, 300, 400];
const rowEdges = [90, 110, 130, 150];
/** The lines of three rows. */
const lines = [104, 124, 144].map(lineAt);

const across = (at: number, from = 20, to = 400): Ruling => ({ at, from, to });
const down = (at: number, from = 90, to = 150): Ruling => ({ at, from, to });

const drawn: Rulings = {
  horizontal: rowEdges.map((at) => across(at)),
  vertical: columnEdges.map((at) => down(at)),
};

describe('places', () => {
  test('the middle of a line is that of its letters, above the baseline', () => {
    expect(middleOfLine({ baseline: 100, height: 10 })).toBe(97);
  });

  test('a place lies in the space after the last edge before it', () => {
    expect([10, 20, 99, 100, 500].map((place) => spaceAt([20, 100], place))).toEqual([-1, 0, 0, 1, 1]);
    expect(spaceAt([], 5)).toBe(-1);
  });

  test('a line is in a grid where its middle is between the top and the bottom, or a point beyond', () => {
    const grid = { columnEdges, rowEdges, top: 90, bottom: 150 };
    expect([91, 92, 154, 155].map((baseline) => isInGrid(lineAt(baseline), grid))).toEqual([false, true, true, false]);
  });
});

describe('findGrid', () => {
  test('finds the edges of columns and rows', () => {
    expect(findGrid(titles, lines, drawn)).toEqual({ columnEdges, rowEdges, top: 90, bottom: 150 });
  });

  test('sorts edges that are drawn in any order', () => {
    const reversed = { horizontal: drawn.horizontal.toReversed(), vertical: drawn.vertical.toReversed() };
    expect(findGrid(titles, lines, reversed)).toMatchObject({ columnEdges, rowEdges });
  });

  test('finds none without lines of text or without rulings', () => {
    expect(findGrid(titles, [], drawn)).toBeUndefined();
    expect(findGrid(titles, lines, { horizontal: [], vertical: [] })).toBeUndefined();
  });

  test('ignores rulings that do not pass the first line, and short ones', () => {
    const beside = [down(200, 10, 60), down(200, 120, 150), down(200, 95, 115)];
    expect(findGrid(titles, lines, { ...drawn, vertical: [...drawn.vertical, ...beside] })).toMatchObject({
      columnEdges,
    });
    expect(findGrid(titles, lines, { ...drawn, vertical: [...drawn.vertical, down(200, 90, 121)] })).toMatchObject({
      columnEdges: [20, 100, 200, 300, 400],
    });
  });

  test('ignores the rulings of rows that leave the table or cover too little of it', () => {
    const others = [across(88), across(152), across(120, 20, 285), across(120, 140, 600)];
    expect(findGrid(titles, lines, { ...drawn, horizontal: [...drawn.horizontal, ...others] })).toMatchObject({
      rowEdges,
    });
    expect(
      findGrid(titles, lines, { ...drawn, horizontal: [...drawn.horizontal, across(120, 20, 287)] }),
    ).toMatchObject({ rowEdges: [90, 110, 120, 130, 150] });
  });

  test('reaches as far down as the columns are drawn again', () => {
    const again = columnEdges.map((at) => down(at + 1, 160, 190));
    expect(findGrid(titles, lines, { ...drawn, vertical: [...drawn.vertical, ...again] })).toMatchObject({
      columnEdges,
      top: 90,
      bottom: 190,
    });
  });

  test.each([
    ['two titles are in one column', [down(20), down(300), down(400)]],
    ['a title is left of all columns', [down(100), down(300), down(400)]],
    ['a title is right of all columns', [down(20), down(100), down(300)]],
    ['there are none', []],
  ])('has the edges of rows only where %s', (_what, vertical) => {
    expect(findGrid(titles, lines, { ...drawn, vertical })).toEqual({
      columnEdges: [],
      rowEdges,
      top: -Infinity,
      bottom: Infinity,
    });
    expect(findGrid(titles, lines, { horizontal: [across(90)], vertical })).toBeUndefined();
  });

  test('has no columns with fewer than three titles', () => {
    expect(findGrid(titles.slice(0, 2), lines, drawn)).toMatchObject({ columnEdges: [] });
  });

  test('takes the width of the titles if no column is drawn', () => {
    const rows = (from: number, to: number) =>
      findGrid(titles, lines, { horizontal: [across(90, from, to), across(110, from, to)], vertical: [] });
    expect(rows(40, 280)).toMatchObject({ rowEdges: [90, 110] });
    expect(rows(40, 277)).toBeUndefined();
  });
});

describe('continueGrid', () => {
  const before = { columnEdges, rowEdges, top: 90, bottom: 150 };
  const onNextPage: Rulings = {
    horizontal: [across(30), across(50), across(70)],
    vertical: columnEdges.map((at) => down(at + 2, 30, 70)),
  };

  test('finds the same columns where they are drawn, with the rows of the page', () => {
    expect(continueGrid(before, onNextPage)).toEqual({ columnEdges, rowEdges: [30, 50, 70], top: 30, bottom: 70 });
  });

  test('takes the top and the bottom from the inner edges: a letterhead may share the outer ones', () => {
    const letterhead = [down(20, 5, 25), down(400, 5, 90)];
    const vertical = [...onNextPage.vertical, ...letterhead];
    expect(continueGrid(before, { ...onNextPage, vertical })).toMatchObject({ top: 30, bottom: 70 });
  });

  test('does without a few edges', () => {
    const vertical = onNextPage.vertical.slice(0, 3);
    expect(continueGrid(before, { ...onNextPage, vertical })).toMatchObject({ columnEdges });
  });

  test('finds none where too few edges are drawn', () => {
    const two = onNextPage.vertical.slice(0, 2);
    expect(continueGrid(before, { ...onNextPage, vertical: two })).toBeUndefined();
    const wide = { ...before, columnEdges: [20, 60, 100, 300, 400] };
    const three = [20, 100, 300].map((at) => down(at, 30, 70));
    expect(continueGrid(wide, { ...onNextPage, vertical: three })).toBeUndefined();
  });

  test('finds none where the edges are elsewhere', () => {
    const vertical = columnEdges.map((at) => down(at + 3, 30, 70));
    expect(continueGrid(before, { ...onNextPage, vertical })).toBeUndefined();
  });
});
