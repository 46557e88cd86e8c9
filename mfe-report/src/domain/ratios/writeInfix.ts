import type { NamedRatioId } from '../furtherIds.ts';
import { isRatioId, type Expression } from './expression.ts';
import type { InputId } from './inputs.ts';

/** How a formula is written on one line. */
export interface InfixStyle {
  /** @param called what this formula calls the figure, if that is not its own name. */
  readonly figure: (input: InputId, called: string | undefined) => string;
  readonly term: (id: NamedRatioId) => string;
  readonly plus: string;
  readonly less: string;
  readonly times: string;
  readonly over: string;
  readonly minus: string;
  /** Name of the natural logarithm. */
  readonly ln: string;
}

interface Written {
  readonly text: string;
  /** How closely its parts belong together: of sums, of products, of what has no parts. */
  readonly strength: 1 | 2 | 3;
}

const enclose = ({ text, strength }: Written, atLeast: number): string => (strength < atLeast ? `(${text})` : text);

function write(expression: Expression, style: InfixStyle): Written {
  const whole = (text: string): Written => ({ text, strength: 3 });
  if (typeof expression === 'number') return whole(String(expression));
  if (typeof expression === 'string') {
    return whole(isRatioId(expression) ? style.term(expression) : style.figure(expression, undefined));
  }
  switch (expression[0]) {
    case 'called':
      return whole(style.figure(expression[1], expression[2]));
    case 'over':
    case 'per': {
      const [, above, below] = expression;
      // Another division below would be read from the left.
      return { text: enclose(write(above, style), 2) + style.over + enclose(write(below, style), 3), strength: 2 };
    }
    case 'power':
      return whole(`${enclose(write(expression[1], style), 3)}^${enclose(write(expression[2], style), 3)}`);
    case 'minus':
      return whole(style.minus + enclose(write(expression[1], style), 3));
    case 'ln':
      return whole(`${style.ln}(${write(expression[1], style).text})`);
    default: {
      const [operation, first, ...others] = expression;
      const strength = operation === 'times' ? 2 : 1;
      // A subtracted sum needs brackets.
      const needed = operation === 'plus' ? strength : strength + 1;
      const rest = others.map((other) => style[operation] + enclose(write(other, style), needed));
      return { text: enclose(write(first, style), strength) + rest.join(''), strength };
    }
  }
}

/** Writes a formula on one line, with brackets where they are needed. */
export function writeInfix(expression: Expression, style: InfixStyle): string {
  return write(expression, style).text;
}
