import type { Random } from '../random.ts';

/** The form of a statement's amounts. */
export interface AmountForm {
  /** `space`: `10 750,00`. */
  readonly grouping: 'indian' | 'western' | 'none' | 'space';
  /** Digits after the point. Fewer than two are printed only if they are enough for all amounts of the statement. */
  readonly decimals: 0 | 1 | 2;
  /** `comma`: `1.234,50`. */
  readonly notation: 'point' | 'comma';
  /** Whether an amount below one has no digit before the point: `.72`. */
  readonly hasBarePoint: boolean;
  readonly currency: string;
  readonly currencyAt: 'none' | 'before' | 'after';
  /** The text for a missing amount. */
  readonly nothing: string;
}

/** The amounts of a plain layout. */
export const plainAmounts: AmountForm = {
  grouping: 'indian',
  decimals: 2,
  notation: 'point',
  hasBarePoint: false,
  currency: '',
  currencyAt: 'none',
  nothing: '',
};

const currencies = ['\u20b9', 'Rs.', 'Rs ', 'INR ', '$', '\u00a3', '\u20ac', 'S$', '\ufffd'];

/** Draws a form of amounts. */
export function drawAmounts(random: Random): AmountForm {
  const decimals = random.pick([2, 2, 2, 0, 1] as const);
  const currencyAt = random.pick(['none', 'none', 'before', 'after'] as const);
  const zero = decimals === 0 ? '0' : decimals === 1 ? '0.0' : '0.00';
  return {
    grouping: random.pick(['indian', 'western', 'none']),
    decimals,
    notation: 'point',
    hasBarePoint: decimals === 2 && random.chance(0.3),
    currency: currencyAt === 'after' ? random.pick([' INR', ' Rs.', '\u20b9', ' USD']) : random.pick(currencies),
    currencyAt,
    nothing: random.pick(['', '', '-', '--', zero, 'NA', 'nan', 'Nil']),
  };
}

/** Points between thousands and a comma before the cents, as on the continent. */
export function drawCommaAmounts(random: Random): AmountForm {
  return {
    ...plainAmounts,
    grouping: 'western',
    notation: 'comma',
    currency: ' EUR',
    currencyAt: random.pick(['none', 'after'] as const),
    nothing: random.pick(['', '', '0,00']),
  };
}

/** Spaces between thousands and a comma before the cents, as in French. */
export function drawFrenchAmounts(random: Random): AmountForm {
  return {
    ...plainAmounts,
    grouping: 'space',
    notation: 'comma',
    currency: random.pick([' $', ' \u20ac']),
    currencyAt: random.pick(['none', 'after'] as const),
    nothing: random.pick(['', '', '-']),
  };
}

function group(digits: string, grouping: AmountForm['grouping']): string {
  if (grouping === 'none' || digits.length <= 3) return digits;
  const last = digits.slice(-3);
  const before = digits.slice(0, -3);
  const size = grouping === 'indian' ? /\B(?=(?:\d{2})+$)/g : /\B(?=(?:\d{3})+$)/g;
  return `${before.replace(size, ',')},${last}`;
}

/** Formats an amount, with its sign beside the figure, and the currency if the form has one. */
export function formatAmount(paise: number, form: AmountForm, addSign = (figure: string) => figure): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  const whole = group(digits.slice(0, -2), form.grouping);
  const fraction = digits.slice(-2).slice(0, form.decimals);
  const point = form.decimals === 0 ? '' : `.${fraction}`;
  const printed = `${form.hasBarePoint && whole === '0' ? '' : whole}${point}`;
  const thousands = form.grouping === 'space' ? ' ' : '.';
  const swapped = printed.replace(/[.,]/g, (mark) => (mark === ',' ? thousands : ','));
  const figure = form.notation === 'comma' ? swapped : printed;
  if (form.currencyAt === 'before') return addSign(`${form.currency}${figure}`);
  return form.currencyAt === 'after' ? `${addSign(figure)}${form.currency}` : addSign(figure);
}
