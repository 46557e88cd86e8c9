import * as v from 'valibot';
import type { Glyph } from '../../src/engine/index.ts';

/** The six numbers of a PDF matrix. */
type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];
/** The line a font asks for is about this much higher than its size. */
const lineHeight = 1.15;

const matrixSchema = v.pipe(
  v.custom<ArrayLike<number>>((value) => typeof value === 'object' && value !== null),
  v.transform((value) => Array.from(value)),
  v.strictTuple([v.number(), v.number(), v.number(), v.number(), v.number(), v.number()]),
);
const shownTextSchema = v.array(
  v.nullable(v.union([v.number(), v.object({ unicode: v.string(), width: v.number() })])),
);

/** An operator of a page, as pdf.js reports it: its name and arguments. */
export interface Operator {
  readonly name: string;
  readonly args: readonly unknown[];
}

function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function moved(by: Matrix, x: number, y: number): Matrix {
  return times(by, [1, 0, 0, 1, x, y]);
}

/** A character in its place: its origin, the origin of the next one, and its size. All y grow downwards. */
interface Placed {
  readonly text: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly size: number;
}

/** How many quarters the text is turned clockwise; `undefined` for slanted text. */
function quarterTurns({ from, to }: Placed): number | undefined {
  const turns = Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 2);
  return Math.abs(turns - Math.round(turns)) < 0.25 ? (Math.round(turns) + 4) % 4 : undefined;
}

function upright(point: readonly [number, number], turns: number): readonly [number, number] {
  const [x, y] = point;
  if (turns === 1) return [y, -x];
  if (turns === 2) return [-x, -y];
  return turns === 3 ? [-y, x] : [x, y];
}

interface State {
  readonly matrix: Matrix;
  readonly size: number;
  readonly spacing: number;
  readonly wordSpacing: number;
  readonly stretch: number;
  readonly rise: number;
  readonly leading: number;
}

/** Executes the operators of a page and records every character they show. */
function place(operators: readonly Operator[], viewport: Matrix): Placed[] {
  const placed: Placed[] = [];
  const kept: State[] = [];
  let state: State = { matrix: viewport, size: 0, spacing: 0, wordSpacing: 0, stretch: 1, rise: 0, leading: 0 };
  let line = identity;
  let text = identity;

  const set = (change: Partial<State>) => {
    state = { ...state, ...change };
  };
  const startLine = (matrix: Matrix) => {
    line = matrix;
    text = matrix;
  };

  function show(argument: unknown): void {
    for (const part of v.parse(shownTextSchema, argument)) {
      if (part === null) continue;
      if (typeof part === 'number') {
        text = moved(text, (-part / 1000) * state.size * state.stretch, 0);
        continue;
      }
      const word = part.unicode === ' ' ? state.wordSpacing : 0;
      const advance = ((part.width / 1000) * state.size + state.spacing + word) * state.stretch;
      const whole = times(state.matrix, text);
      const [, , , , x0, y0] = moved(whole, 0, state.rise);
      const [, , , , x1, y1] = moved(whole, advance, state.rise);
      const size = state.size * Math.hypot(whole[2], whole[3]);
      placed.push({ text: part.unicode, from: [x0, y0], to: [x1, y1], size });
      text = moved(text, advance, 0);
    }
  }

  for (const { name, args } of operators) {
    const number = (at: number) => v.parse(v.number(), args[at]);
    if (name === 'save') kept.push(state);
    else if (name === 'paintFormXObjectBegin') {
      kept.push(state);
      if (args[0] !== null) set({ matrix: times(state.matrix, v.parse(matrixSchema, args[0])) });
    } else if (name === 'restore' || name === 'paintFormXObjectEnd') state = kept.pop() ?? state;
    else if (name === 'transform') set({ matrix: times(state.matrix, v.parse(matrixSchema, args)) });
    else if (name === 'beginText') startLine(identity);
    else if (name === 'setFont') set({ size: number(1) });
    else if (name === 'setCharSpacing') set({ spacing: number(0) });
    else if (name === 'setWordSpacing') set({ wordSpacing: number(0) });
    else if (name === 'setHScale') set({ stretch: number(0) / 100 });
    else if (name === 'setTextRise') set({ rise: number(0) });
    else if (name === 'setLeading') set({ leading: number(0) });
    else if (name === 'setTextMatrix') startLine(v.parse(matrixSchema, args[0]));
    else if (name === 'moveText') startLine(moved(line, number(0), number(1)));
    else if (name === 'setLeadingMoveText') {
      set({ leading: -number(1) });
      startLine(moved(line, number(0), number(1)));
    } else if (name === 'nextLine') startLine(moved(line, 0, -state.leading));
    else if (name === 'showText' || name === 'showSpacedText') show(args[0]);
  }
  return placed;
}

/** The characters of a page, turned upright, from the operators of pdf.js and the matrix of its viewport. */
export function readTextOperators(operators: readonly Operator[], viewport: readonly number[]): Glyph[] {
  const placed = place(operators, v.parse(matrixSchema, viewport));
  const tally = [0, 1, 2, 3].map((turns) => placed.filter((one) => quarterTurns(one) === turns).length);
  const turns = tally.indexOf(Math.max(...tally));
  return placed.flatMap((one) => {
    if (quarterTurns(one) !== turns) return [];
    const [x0, baseline] = upright(one.from, turns);
    const [x1] = upright(one.to, turns);
    return [{ text: one.text.normalize('NFKC'), x0, x1, baseline, height: one.size * lineHeight }];
  });
}
