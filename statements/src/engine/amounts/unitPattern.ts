import { currencyPattern } from './money.ts';

/** The words that may be printed close to a figure: its currency, its sign, its side. */
export const unitPattern = new RegExp(`^(?:${currencyPattern}|[-+]|\\(?(?:Cr|Dr)\\.?\\)?)$`, 'iu');
