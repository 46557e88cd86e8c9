import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { drawAmounts, drawCommaAmounts, drawFrenchAmounts, plainAmounts } from './amountForm.ts';
import type { AmountForm } from './amountForm.ts';
import { drawBalances, drawBritishBalances, drawOwedBalances, plainBalances } from './balanceForm.ts';
import type { BalanceForm } from './balanceForm.ts';
import { drawColumns, drawOrders, drawTyped, drawWrappedDigits, plainColumns, sectionColumns } from './columnForm.ts';
import type { ColumnForm } from './columnForm.ts';
import { drawDates, drawFrenchDates, plainDates } from './dateForm.ts';
import type { DateForm } from './dateForm.ts';
import { drawFurniture, drawPanel, drawWatermark, drawYears, noFurniture } from './furnitureForm.ts';
import type { FurnitureForm } from './furnitureForm.ts';
import { drawPages, plainPages } from './pageForm.ts';
import type { PageForm } from './pageForm.ts';
import { drawBritishRows, drawNote, drawRowCaption, drawRows, plainRows } from './rowForm.ts';
import type { RowForm } from './rowForm.ts';
import { drawSectionForm } from './sectionForm.ts';
import type { SectionForm } from './sectionForm.ts';
import { drawCaption, drawFrenchTitles, drawTitles, drawTitlesOfLast, plainTitles } from './titleForm.ts';
import type { TitleForm } from './titleForm.ts';

/** The layout of a statement of an unknown bank. */
export interface UnknownLayout {
  readonly rows: RowForm;
  readonly columns: ColumnForm;
  readonly titles: TitleForm;
  readonly dates: DateForm;
  readonly amounts: AmountForm;
  readonly balances: BalanceForm;
  readonly pages: PageForm;
  readonly furniture: FurnitureForm;
  readonly accountCount: number;
  readonly printsAccountNumbers: boolean;
  /** The titles of the last account's table, if they differ from those of the other accounts. */
  readonly titlesOfLast?: TitleForm;
  /** The tables of both sides, if each has one. */
  readonly sections?: SectionForm;
  readonly isCard: boolean;
  /** The column above the caption of a list of merchants, below the rows of a card. */
  readonly merchants: 'none' | 'date' | 'narration';
  /** Whether narrations name people in Devanagari. */
  readonly namesHindi: boolean;
  readonly family: 'Helvetica' | 'Times' | 'Courier';
  readonly size: number;
}

/**
 * The parts that a class of layouts varies; everything else is plain. `everything` varies all but accounts and cards.
 */
export const layoutClasses = [
  'rows',
  'columns',
  'titles',
  'dates',
  'amounts',
  'balances',
  'pages',
  'accounts',
  'accountTitles',
  'cards',
  'furniture',
  'years',
  'panels',
  'watermarks',
  'loans',
  'wraps',
  'orders',
  'french',
  'sections',
  'typed',
  'notes',
  'scripts',
  'captions',
  'british',
  'everything',
] as const;

/** The name of a class of layouts. */
export type LayoutClass = (typeof layoutClasses)[number];

/** A card has no balances in its rows, and one column of amounts in which payments are marked. */
function drawCard(random: Random, rare: Random): Pick<UnknownLayout, 'columns' | 'balances' | 'titles'> {
  const hasSides = rare.chance(0.15);
  const spendsMinus = rare.chance(0.2);
  const reference = random.chance(0.4) ? (['reference'] as const) : [];
  return {
    columns: {
      ...plainColumns,
      columns: ['date', ...(random.chance(0.3) ? (['valueDate'] as const) : []), ...reference, 'narration', 'amount'],
      money: spendsMinus ? 'card spent minus' : random.pick(['card suffix', 'card minus']),
    },
    balances: { ...plainBalances, running: 'none', opening: 'none' },
    titles: plainTitles,
    ...(hasSides && {
      columns: { ...plainColumns, columns: ['date', ...reference, 'narration', 'debit', 'credit'] },
      titles: {
        ...plainTitles,
        texts: { ...plainTitles.texts, debit: 'Purchases', credit: 'Payments' },
        unit: rare.pick(['', ' ($)']),
      },
    }),
  };
}

/** A table for each side, and balances above and below all of them. */
function drawSections(random: Random): Pick<UnknownLayout, 'columns' | 'balances' | 'sections'> {
  return {
    columns: sectionColumns,
    balances: { ...plainBalances, running: 'none', opening: 'above', closing: 'below' },
    sections: drawSectionForm(random),
  };
}

/** A statement in French prints its months, amounts and titles in that language. */
function drawFrench(random: Random): Pick<UnknownLayout, 'amounts' | 'dates' | 'titles'> {
  return { amounts: drawFrenchAmounts(random), dates: drawFrenchDates(random), titles: drawFrenchTitles(random) };
}

/** A note needs a date on its line that belongs only to it, and a column for its text. */
function withoutNote({ note, ...rows }: RowForm, cannotStand: boolean): RowForm {
  return note === undefined || cannotStand ? rows : { ...rows, note };
}

/** A British statement prints its dates once a day, and its amounts as paid out or paid in. */
function drawBritish(random: Random): Pick<UnknownLayout, 'columns' | 'dates' | 'titles'> {
  const texts = { narration: 'Payment type and details', debit: 'Paid out', credit: 'Paid in' };
  return {
    columns: {
      ...plainColumns,
      columns: ['date', ...(random.chance(0.5) ? (['type'] as const) : []), 'narration', 'debit', 'credit', 'balance'],
    },
    dates: { ...plainDates, pattern: random.pick(['DD Mon YY', 'D Mon', 'DD/MM/YYYY']), isOnceADay: true },
    titles: { ...plainTitles, texts: { ...plainTitles.texts, ...texts }, unit: random.pick(['', ' (\u00a3)']) },
  };
}

/** Removes combinations that contradict each other, or that no one could read. */
function settle(layout: UnknownLayout): UnknownLayout {
  const { balances, columns, dates, rows, pages, titles, isCard } = layout;
  const hasCredits = columns.columns.includes('credit');
  const runs = balances.running !== 'none';
  const { isNarrationBelow } = columns;
  const isDateOnTwoLines = dates.isSplit || dates.time === 'below';
  const isSideTitledType = columns.money === 'side column';
  const { currencyAt, decimals, notation } = layout.amounts;
  const canWrap = runs && currencyAt === 'none' && decimals === 2 && notation === 'point' && !columns.balanceHasSide;
  const hasOpeningRow = balances.opening === 'row' || balances.opening === 'credit row';
  return {
    ...layout,
    // No bank prints a narration below the second line of a date.
    dates: isNarrationBelow ? { ...dates, isSplit: false, time: 'none' } : dates,
    // No bank prints the first line of a date above everything else of its row.
    rows: {
      ...withoutNote(rows, isNarrationBelow || isDateOnTwoLines || dates.isOnceADay || layout.sections !== undefined),
      rulings: isNarrationBelow ? 'none' : rows.rulings,
      cellsAt: rows.cellsAt === 'bottom' && isDateOnTwoLines ? 'top' : rows.cellsAt,
    },
    columns: {
      ...columns,
      wrappedDigits: canWrap && rows.cellsAt === 'top' ? columns.wrappedDigits : 0,
      columns: columns.columns.filter((key) => !(key === 'balance' && !runs) && !(key === 'type' && isSideTitledType)),
    },
    balances: {
      ...balances,
      opening:
        isNarrationBelow && hasOpeningRow
          ? 'above'
          : balances.opening === 'credit row' && !hasCredits
            ? 'row'
            : balances.opening,
      closing: isNarrationBelow && balances.closing === 'row' ? 'below' : balances.closing,
      printsTotals: balances.printsTotals && !isCard && !isNarrationBelow,
      isCarried: balances.isCarried && !isNarrationBelow,
    },
    // The text of a row that continues below a caption looks like one outside the row.
    titles: pages.splitsRows ? { ...titles, caption: '' } : titles,
    // The date of a row in its middle would be on the other page.
    pages: { ...pages, splitsRows: pages.splitsRows && rows.cellsAt === 'top' && !isNarrationBelow },
  };
}

function drawBalancesOf(of: LayoutClass, random: Random): BalanceForm {
  if (of === 'loans') return drawOwedBalances(random);
  if (of === 'british') return drawBritishBalances(random);
  return of === 'balances' || of === 'everything' ? drawBalances(random) : plainBalances;
}

/** It has its own random generator, so that new furniture does not change the other parts of each seed's layout. */
function drawFurnitureOf(of: LayoutClass, random: Random): FurnitureForm {
  if (of === 'everything') {
    const [one, other] = [drawFurniture(random), drawYears(random)];
    const both = { ...one, above: [...one.above, ...other.above], below: [...one.below, ...other.below] };
    return random.chance(0.1) ? { ...both, watermark: drawWatermark(random).watermark } : both;
  }
  if (of === 'furniture') return drawFurniture(random);
  if (of === 'years') return drawYears(random);
  if (of === 'panels') return drawPanel(random);
  return of === 'watermarks' ? drawWatermark(random) : noFurniture;
}

/** Draws a layout of a class. The same seed gives the same layout. */
export function drawUnknownLayout(seed: number, of: LayoutClass): UnknownLayout {
  const random = createRandom(seed);
  const varies = (one: LayoutClass) => of === one || of === 'everything';
  const isCard = of === 'cards';
  // It has its own random generator, so that the other parts of each seed's layout do not change.
  const rare = createRandom(seed + 2);
  const note = createRandom(seed + 3);
  const amounts = varies('amounts') ? drawAmounts(random) : plainAmounts;
  const hasComma = varies('amounts') && random.chance(0.12);
  const dates = varies('dates') || of === 'years' || (isCard && random.chance(0.5)) ? drawDates(random) : plainDates;
  const accountCount = of === 'accounts' || of === 'accountTitles' ? random.integer(2, 3) : 1;
  return settle({
    rows: {
      ...(varies('rows') ? drawRows(random) : { ...plainRows, narrationLines: random.pick([1, 2]) }),
      ...(of === 'british' && drawBritishRows(note)),
      ...(isCard && note.chance(0.4) && { note: drawRowCaption(note) }),
      ...((of === 'notes' || (of === 'everything' && note.chance(0.1))) && { note: drawNote(note) }),
    },
    columns: {
      ...(varies('columns') ? drawColumns(random) : plainColumns),
      ...((of === 'orders' || (of === 'everything' && rare.chance(0.1))) && drawOrders(rare)),
      ...(of === 'typed' && drawTyped(rare)),
      // A bank whose balances wrap has columns that are as close as words.
      ...(of === 'wraps' && note.chance(0.5) && { gap: 5 }),
      wrappedDigits: of === 'wraps' || (of === 'everything' && rare.chance(0.1)) ? drawWrappedDigits(rare) : 0,
    },
    titles: {
      ...(varies('titles') ? drawTitles(random) : plainTitles),
      ...((of === 'captions' || (of === 'everything' && note.chance(0.1))) && {
        caption: drawCaption(note),
      }),
    },
    dates: hasComma ? { ...dates, pattern: 'DD.MM.YYYY', isSplit: false } : dates,
    amounts: hasComma ? drawCommaAmounts(random) : amounts,
    balances: drawBalancesOf(of, random),
    pages: varies('pages') || of === 'furniture' ? drawPages(random) : plainPages,
    furniture: drawFurnitureOf(of, createRandom(seed + 1)),
    accountCount,
    printsAccountNumbers: accountCount > 1 ? random.chance(0.6) : random.chance(0.5),
    ...(of === 'accountTitles' && { titlesOfLast: drawTitlesOfLast(note) }),
    isCard,
    merchants: isCard && rare.chance(0.3) ? rare.pick(['date', 'date', 'narration']) : 'none',
    namesHindi: of === 'scripts' || (of === 'everything' && note.chance(0.05)),
    family: random.pick(['Helvetica', 'Helvetica', 'Times', 'Courier']),
    size: random.pick([7, 8, 9, 10]),
    ...(isCard && drawCard(random, rare)),
    ...((of === 'sections' || (of === 'everything' && rare.chance(0.05))) && drawSections(rare)),
    ...(of === 'british' && drawBritish(note)),
    ...((of === 'french' || (of === 'everything' && rare.chance(0.08))) && drawFrench(rare)),
  });
}
