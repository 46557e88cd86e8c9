import { hasDevanagari } from '../domain/paperText.ts';
import { isRatioId, type Expression } from '../domain/ratios/expression.ts';
import { isLetters, type FormulaNames } from '../domain/ratios/formulaNames.ts';
import { needsBrackets } from '../domain/ratios/needsBrackets.ts';

/** A mark of a formula on paper, in points from the start of its line; y grows downwards from the baseline. */
export type FormulaMark =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly italic: boolean;
    }
  | { readonly kind: 'rule'; readonly x: number; readonly y: number; readonly width: number }
  /** A bracket that is as high as what it holds, open towards the right or the left. */
  | {
      readonly kind: 'bracket';
      readonly opens: 'right' | 'left';
      readonly x: number;
      readonly top: number;
      readonly bottom: number;
      readonly width: number;
    };

/** A part of a formula with its position on the line. */
export interface FormulaBox {
  readonly width: number;
  /** How far it reaches above the baseline. */
  readonly above: number;
  /** How far it reaches below the baseline. */
  readonly below: number;
  readonly marks: readonly FormulaMark[];
}

/** How wide a text is in points. */
export type MeasureText = (text: string, size: number) => number;

// Of the size of the letters, as Inter is drawn.
const CAP_HEIGHT = 0.73;
const DESCENT = 0.2;
// Signs of vowels above and below the letters of Hindi.
const VOWEL_HEIGHT = 0.88;
const VOWEL_DEPTH = 0.3;
/** Height of a fraction's rule above the baseline: the middle of a minus. */
const AXIS = 0.33;
const RULE_GAP = 0.3;
const RULE_OVERHANG = 0.2;
const SIGN_SPACE = 0.28;
const SMALL = 0.72;

const move = (marks: readonly FormulaMark[], x: number, y: number): readonly FormulaMark[] =>
  marks.map((mark) =>
    mark.kind === 'bracket'
      ? { ...mark, x: mark.x + x, top: mark.top + y, bottom: mark.bottom + y }
      : { ...mark, x: mark.x + x, y: mark.y + y },
  );

function row(boxes: readonly FormulaBox[]): FormulaBox {
  let width = 0;
  const marks: FormulaMark[] = [];
  for (const box of boxes) {
    marks.push(...move(box.marks, width, 0));
    width += box.width;
  }
  return {
    width,
    above: Math.max(...boxes.map(({ above }) => above)),
    below: Math.max(...boxes.map(({ below }) => below)),
    marks,
  };
}

const shift = (box: FormulaBox, up: number): FormulaBox => ({
  ...box,
  above: box.above + up,
  below: box.below - up,
  marks: move(box.marks, 0, -up),
});

/** Lays out formulas for a font and a size. */
export class FormulaLayout {
  readonly #measure: MeasureText;
  readonly #size: number;
  readonly #names: FormulaNames;

  /** @param size of the letters, in points. */
  constructor(measure: MeasureText, size: number, names: FormulaNames) {
    this.#measure = measure;
    this.#names = names;
    this.#size = size;
  }

  /** A line `Name = formula`, for a percentage with `× 100%` at its end. */
  equation(name: string, formula: Expression, isPercentage: boolean): FormulaBox {
    return row([
      this.#text(name),
      this.#sign('='),
      this.#box(formula),
      ...(isPercentage ? [this.#sign('×'), this.#text('100%')] : []),
    ]);
  }

  #text(text: string, { italic = false, size = this.#size } = {}): FormulaBox {
    const isTall = hasDevanagari(text);
    return {
      width: this.#measure(text, size),
      above: (isTall ? VOWEL_HEIGHT : CAP_HEIGHT) * size,
      below: (isTall ? VOWEL_DEPTH : DESCENT) * size,
      marks: [{ kind: 'text', text, x: 0, y: 0, size, italic }],
    };
  }

  #sign(sign: string): FormulaBox {
    return row([this.#space(SIGN_SPACE), this.#text(sign), this.#space(SIGN_SPACE)]);
  }

  #space(width: number): FormulaBox {
    return { width: width * this.#size, above: 0, below: 0, marks: [] };
  }

  #name(name: string): FormulaBox {
    if (!isLetters(name)) return this.#text(name);
    const [letters = '', index] = name.split('_');
    const box = this.#text(letters, { italic: true });
    if (index === undefined) return box;
    return row([box, shift(this.#text(index, { size: this.#size * SMALL }), -0.2 * this.#size)]);
  }

  #over(above: FormulaBox, below: FormulaBox): FormulaBox {
    const size = this.#size;
    const width = Math.max(above.width, below.width) + 2 * RULE_OVERHANG * size;
    const up = (AXIS + RULE_GAP) * size + above.below;
    const down = (RULE_GAP - AXIS) * size + below.above;
    return {
      width,
      above: up + above.above,
      below: down + below.below,
      marks: [
        ...move(above.marks, (width - above.width) / 2, -up),
        { kind: 'rule', x: 0, y: -AXIS * size, width },
        ...move(below.marks, (width - below.width) / 2, down),
      ],
    };
  }

  #enclosed(box: FormulaBox): FormulaBox {
    const size = this.#size;
    // A line of text has the font's own brackets.
    if (box.above <= size) return row([this.#text('('), box, this.#text(')')]);
    const width = 0.4 * size;
    const bracket = (opens: 'right' | 'left'): FormulaBox => ({
      width,
      above: box.above,
      below: box.below,
      marks: [{ kind: 'bracket', opens, x: 0, top: -box.above, bottom: box.below, width }],
    });
    return row([bracket('right'), box, bracket('left')]);
  }

  #box(expression: Expression): FormulaBox {
    if (typeof expression === 'number') return this.#text(String(expression));
    if (typeof expression === 'string') {
      return this.#text(isRatioId(expression) ? this.#names.letters(expression) : this.#names.figure(expression));
    }
    switch (expression[0]) {
      case 'called':
        return this.#name(this.#names.called(expression[2]));
      case 'over':
        return this.#over(this.#box(expression[1]), this.#box(expression[2]));
      case 'per':
        return row([this.#box(expression[1]), this.#text(' / '), this.#box(expression[2])]);
      case 'power': {
        const small = new FormulaLayout(this.#measure, this.#size * SMALL, this.#names);
        return row([this.#enclosed(this.#box(expression[1])), shift(small.#box(expression[2]), 0.45 * this.#size)]);
      }
      case 'minus':
        return row([this.#text('−'), this.#operand('minus', expression[1], false)]);
      case 'ln':
        return row([this.#text('ln'), this.#space(0.08), this.#enclosed(this.#box(expression[1]))]);
      default: {
        const [operation, first, ...others] = expression;
        const sign = { plus: '+', less: '−', times: '×' }[operation];
        return row([
          this.#operand(operation, first, true),
          ...others.flatMap((other) => [this.#sign(sign), this.#operand(operation, other, false)]),
        ]);
      }
    }
  }

  #operand(operation: Parameters<typeof needsBrackets>[0], operand: Expression, isFirst: boolean): FormulaBox {
    const box = this.#box(operand);
    return needsBrackets(operation, operand, isFirst) ? this.#enclosed(box) : box;
  }
}
