import type { Expression } from '../ratios/expression.ts';
import type { InputId } from '../ratios/inputs.ts';
import type { RatioRule } from '../ratios/rules.ts';
import { rupeePowerOf } from '../ratios/rupeePowerOf.ts';
import { readTokens, type Token } from './readTokens.ts';

/** Why a formula is not understood; `at` counts characters from 1. */
export type FormulaFault =
  | { readonly kind: 'empty' }
  /** A name that no figure has. */
  | { readonly kind: 'name'; readonly at: number; readonly text: string }
  /** A character that is part of no formula. */
  | { readonly kind: 'character'; readonly at: number; readonly text: string }
  /** A figure, a number or a bracket is expected after a sign, or at the start if there is none. */
  | { readonly kind: 'operand'; readonly at: number; readonly after: string }
  /** A sign is expected before it. */
  | { readonly kind: 'sign'; readonly at: number; readonly text: string }
  | { readonly kind: 'unclosed'; readonly at: number }
  | { readonly kind: 'unopened'; readonly at: number }
  /** Rupees are added to something else, or taken from it. */
  | { readonly kind: 'units'; readonly at: number; readonly text: string }
  /** No figure at all. */
  | { readonly kind: 'constant' };

/** A formula that is understood, or why it is not. */
export type ParsedFormula =
  | { readonly kind: 'rule'; readonly rule: RatioRule }
  | { readonly kind: 'fault'; readonly fault: FormulaFault };

/** Ends the reading of a formula from within its brackets. */
class NotUnderstood extends Error {
  readonly fault: FormulaFault;

  constructor(fault: FormulaFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

const deepest = 40;

/**
 * Reads a formula by descent: a sum of products of figures, numbers and brackets, as at school. A formula is read by this
 * grammar alone, and never run as a program.
 */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #findInput: (name: string) => InputId | undefined;
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], findInput: (name: string) => InputId | undefined) {
    this.#tokens = tokens;
    this.#findInput = findInput;
  }

  read(): Expression {
    const expression = this.#sum();
    const rest = this.#peek();
    if (rest?.kind === 'sign' && rest.sign === ')') throw new NotUnderstood({ kind: 'unopened', at: rest.at });
    if (rest) this.#expectSign(rest);
    return expression;
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  /** Takes the next part if it is one of some signs. */
  #take(...signs: readonly string[]): Extract<Token, { kind: 'sign' }> | undefined {
    const token = this.#peek();
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return undefined;
    this.#next += 1;
    return token;
  }

  #expectSign(token: Token): never {
    const { at, text } = token;
    throw new NotUnderstood({ kind: token.kind === 'unknown' ? 'character' : 'sign', at, text });
  }

  #sum(): Expression {
    let sum = this.#product();
    for (let sign = this.#take('+', '−'); sign; sign = this.#take('+', '−')) {
      sum = [sign.sign === '+' ? 'plus' : 'less', sum, this.#product()];
      if (Number.isNaN(rupeePowerOf(sum))) throw new NotUnderstood({ kind: 'units', at: sign.at, text: sign.sign });
    }
    return sum;
  }

  #product(): Expression {
    let product = this.#factor();
    for (let sign = this.#take('×', '÷'); sign; sign = this.#take('×', '÷')) {
      const factor = this.#factor();
      product = sign.sign === '×' ? ['times', product, factor] : ['over', product, factor];
    }
    return product;
  }

  #factor(): Expression {
    this.#depth += 1;
    const token = this.#peek();
    const isTooDeep = this.#depth > deepest;
    if (!token || isTooDeep) {
      const before = this.#tokens.at(-1);
      throw new NotUnderstood({ kind: 'operand', at: before?.at ?? 1, after: before?.text ?? '' });
    }
    const factor = this.#operand(token);
    this.#depth -= 1;
    return factor;
  }

  #operand(token: Token): Expression {
    if (this.#take('−')) return ['minus', this.#factor()];
    if (this.#take('(')) {
      const inner = this.#sum();
      if (this.#take(')')) return inner;
      const rest = this.#peek();
      if (rest) this.#expectSign(rest);
      throw new NotUnderstood({ kind: 'unclosed', at: token.at });
    }
    const { at, text } = token;
    switch (token.kind) {
      case 'number':
        this.#next += 1;
        return token.value;
      case 'name': {
        this.#next += 1;
        const input = this.#findInput(text);
        if (input === undefined) throw new NotUnderstood({ kind: 'name', at, text });
        return input;
      }
      case 'unknown':
        throw new NotUnderstood({ kind: 'character', at, text });
      case 'sign': {
        const before = this.#tokens[this.#next - 1];
        throw new NotUnderstood({ kind: 'operand', at: before?.at ?? at, after: before?.text ?? '' });
      }
    }
  }
}

/** `× 100%` at the end, which is times one, and says that the value is a percentage. */
const asPercent = /\s*[×*·]\s*(?:100|१००)\s*%\s*$/;

function unitOf(expression: Expression, isPercent: boolean): RatioRule['unit'] {
  if (isPercent) return '%';
  return rupeePowerOf(expression) === 1 ? 'INR' : 'x';
}

/**
 * Reads a formula of names of figures, numbers, percentages, `+ − × ÷` and brackets, such as
 * `(Net profit + Interest) ÷ Total assets × 100%`.
 * @param findInput finds a figure by a name as people write it.
 */
export function parseFormula(text: string, findInput: (name: string) => InputId | undefined): ParsedFormula {
  const formula = text.replace(asPercent, '');
  const tokens = readTokens(formula);
  if (tokens.length === 0) return { kind: 'fault', fault: { kind: 'empty' } };
  if (!tokens.some(({ kind }) => kind === 'name' || kind === 'unknown')) {
    return { kind: 'fault', fault: { kind: 'constant' } };
  }
  try {
    const expression = new Reader(tokens, findInput).read();
    return { kind: 'rule', rule: { unit: unitOf(expression, formula !== text), formula: expression } };
  } catch (cause) {
    if (cause instanceof NotUnderstood) return { kind: 'fault', fault: cause.fault };
    throw cause;
  }
}
