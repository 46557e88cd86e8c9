import type { Random } from '../random.ts';
import type { ColumnKey } from './titleTexts.ts';

/** The way in which the side of an amount is shown. */
export type MoneyStyle =
  | 'debit credit'
  | 'credit debit'
  | 'side column'
  | 'side suffix'
  | 'leading minus'
  | 'trailing minus'
  | 'parentheses'
  | 'plus and minus'
  /** On a card: payments have Cr behind them, or a minus. */
  | 'card suffix'
  | 'card minus'
  /** On a card: money spent has a minus. */
  | 'card spent minus'
  /** Money received and money paid have a table each, with one column of amounts. */
  | 'sections';

/** The columns of a statement, and the alignment of their texts. */
export interface ColumnForm {
  /** From left to right. */
  readonly columns: readonly ColumnKey[];
  readonly money: MoneyStyle;
  /** Whether the balance has Cr or Dr after it. */
  readonly balanceHasSide: boolean;
  readonly figuresAlign: 'left' | 'center' | 'right';
  readonly textAlign: 'left' | 'center';
  /** The share of rows that have a reference. */
  readonly referenceShare: number;
  /** Points between columns. */
  readonly gap: number;
  /**
   * The longest balances are this number of characters wider than their column: their last digits are on the next line.
   */
  readonly wrappedDigits: number;
  /** Whether the narration has no column: it is on lines of its own below the other cells of its row. */
  readonly isNarrationBelow: boolean;
  /** The text between the cells of rows that are typed as running text, without columns. */
  readonly typedMark?: ' | ' | ' ';
}

/** The columns of a plain layout. */
export const plainColumns: ColumnForm = {
  columns: ['date', 'narration', 'debit', 'credit', 'balance'],
  money: 'debit credit',
  balanceHasSide: false,
  figuresAlign: 'right',
  textAlign: 'left',
  referenceShare: 1,
  gap: 12,
  wrappedDigits: 0,
  isNarrationBelow: false,
};

const styles: readonly MoneyStyle[] = [
  'debit credit',
  'debit credit',
  'credit debit',
  'side column',
  'side suffix',
  'leading minus',
  'trailing minus',
  'parentheses',
  'plus and minus',
];

function columnsOfMoney(money: MoneyStyle): readonly ColumnKey[] {
  if (money === 'debit credit') return ['debit', 'credit'];
  if (money === 'credit debit') return ['credit', 'debit'];
  return money === 'side column' ? ['amount', 'side'] : ['amount'];
}

/** Draws a form of columns. */
export function drawColumns(random: Random): ColumnForm {
  const money = random.pick(styles);
  const maybe = (key: ColumnKey, probability: number): ColumnKey[] => (random.chance(probability) ? [key] : []);
  const reference = maybe('reference', 0.5);
  const isReferenceFirst = random.chance(0.3);
  const figures: ColumnKey[] = [...columnsOfMoney(money), 'balance'];
  const text: ColumnKey[] = [
    ...(isReferenceFirst ? reference : []),
    'narration',
    ...(isReferenceFirst ? [] : reference),
  ];
  const typed = maybe('type', 0.2);
  const isNarrationLast = random.chance(0.1);
  return {
    columns: [
      ...maybe('serial', 0.25),
      'date',
      ...maybe('valueDate', 0.3),
      ...(isNarrationLast ? [...typed, ...figures, ...text] : [...text, ...typed, ...figures]),
      ...maybe('branch', 0.2),
      ...maybe('status', 0.15),
    ],
    money,
    balanceHasSide: random.chance(0.3),
    figuresAlign: random.pick(['right', 'right', 'right', 'left', 'center']),
    textAlign: random.pick(['left', 'left', 'left', 'center']),
    referenceShare: random.pick([1, 1, 0.15, 0.05]),
    gap: random.pick([5, 8, 14, 22]),
    wrappedDigits: 0,
    isNarrationBelow: false,
  };
}

/** Draws the number of characters by which balances are wider than their column. */
export const drawWrappedDigits = (random: Random): number => random.pick([1, 2, 3, 5]);

const ordersOfMoney: readonly (readonly ColumnKey[])[] = [
  ['credit', 'balance', 'debit'],
  ['debit', 'balance', 'credit'],
  ['balance', 'credit', 'debit'],
  ['balance', 'debit', 'credit'],
];

/** Draws columns of money in orders that few banks use, with the narration beside or below them. */
export function drawOrders(random: Random): ColumnForm {
  const isNarrationBelow = random.chance(0.6);
  const money = random.pick(ordersOfMoney);
  return {
    ...plainColumns,
    columns: ['date', ...(isNarrationBelow ? [] : (['narration'] as const)), ...money],
    gap: random.pick([8, 22, 60]),
    isNarrationBelow,
  };
}

/** The columns of tables that hold one side each. */
export const sectionColumns: ColumnForm = {
  ...plainColumns,
  columns: ['date', 'narration', 'amount'],
  money: 'sections',
};

/** Draws rows that are typed as running text, with the words Credit and Debit. */
export function drawTyped(random: Random): ColumnForm {
  return {
    ...plainColumns,
    columns: ['date', 'narration', 'side', 'amount', 'balance'],
    money: 'side column',
    typedMark: random.pick([' | ', ' ']),
  };
}
