import { readFacts } from './formFacts.ts';
import type { FigureStatus, Form16, FormFigure } from './form16.ts';
import { isChapterVia, type FormBlock, type FormRow } from './formRow.ts';
import { nameRow } from './nameRow.ts';
import { placeLines, type PlacedLine, type PrintedPage } from './printedPage.ts';
import { proveFigures, type FiguresProof } from './proveFigures.ts';
import { readCells, rowStarts, type RowStart, type TableCell } from './tableCells.ts';
import { readTaxDeducted } from './taxDeducted.ts';
import { findViaColumns, isClaimed, type ViaColumns } from './viaColumns.ts';

/** A figure before it is judged. */
interface FoundFigure extends Omit<FormFigure, 'status'> {
  /** Whether its row has another number of amounts than it should, or the file has two such rows that differ. */
  readonly isDoubtful: boolean;
}

type Found = ReadonlyMap<FormRow, FoundFigure>;

/** The figure of a row. */
function figureOf(row: FormRow, { amounts }: TableCell, columns: ViaColumns | undefined): FoundFigure | undefined {
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (!isChapterVia(row)) {
    const isDoubtful = amounts.some(({ paise }) => paise !== last.paise);
    return { paise: last.paise, place: last.place, isDoubtful };
  }
  const { paise, place } = last;
  if (amounts.length > 1) return { paise, claimedPaise: first.paise, place, isDoubtful: amounts.length > 3 };
  return isClaimed(last.x1, columns)
    ? { paise: 0, claimedPaise: paise, place, isDoubtful: true }
    : { paise, place, isDoubtful: false };
}

/** Merges a figure that is there twice, such as in the forms of TRACES and of the employer. */
function merge(before: FoundFigure | undefined, found: FoundFigure): FoundFigure {
  if (before === undefined) return found;
  return before.paise === found.paise ? before : { ...before, isDoubtful: true };
}

/** Sections that the form leaves to 'any other provision' may have several rows, and are added up. */
function addUp(before: FoundFigure | undefined, found: FoundFigure): FoundFigure {
  if (before === undefined) return found;
  const claimed = (before.claimedPaise ?? before.paise) + (found.claimedPaise ?? found.paise);
  return { ...before, paise: before.paise + found.paise, claimedPaise: claimed };
}

function findFigures(lines: readonly PlacedLine[], by: RowStart): Found {
  const columns = findViaColumns(lines);
  const found = new Map<FormRow, FoundFigure>();
  let block: FormBlock = 'none';
  for (const cell of readCells(lines, by)) {
    const named = nameRow(cell.label, block, cell.amounts.length > 0);
    if (named?.kind === 'heading') block = named.block;
    if (named?.kind !== 'row') continue;
    const figure = figureOf(named.row, cell, columns);
    if (figure === undefined) continue;
    const before = found.get(named.row);
    const isSum = /\btotal\b/i.test(cell.label);
    found.set(named.row, named.row === 'otherDeductions' && !isSum ? addUp(before, figure) : merge(before, figure));
  }
  return found;
}

const amountsOf = (found: Found) => Object.fromEntries([...found].map(([row, { paise }]) => [row, paise]));

/** A sum that does not add up weighs more than one that does, so that a misprint decides nothing. */
const scoreOf = ({ closed, open }: FiguresProof, { size }: Found): number => closed - 1.5 * open + size / 100;

/** The reading whose printed sums add up best. */
function chooseReading(lines: readonly PlacedLine[]): { readonly found: Found; readonly proof: FiguresProof } {
  const readings = rowStarts.map((by) => {
    const found = findFigures(lines, by);
    const proof = proveFigures(amountsOf(found));
    return { found, proof, score: scoreOf(proof, found) };
  });
  return readings.reduce((best, reading) => (reading.score > best.score ? reading : best));
}

function statusOf(row: FormRow, { isDoubtful }: FoundFigure, { proved, contradicted }: FiguresProof): FigureStatus {
  if (isDoubtful || contradicted.has(row)) return 'contradicted';
  return proved.has(row) ? 'proved' : 'unproved';
}

/**
 * Reads a Form 16 from what it prints. A figure whose row cannot be told is absent, not 0; the printed sums decide
 * between the ways to put lines together into rows, and say of each figure whether it is proved.
 */
export function readForm16(pages: readonly PrintedPage[]): Form16 {
  const lines = placeLines(pages);
  const { found, proof } = chooseReading(lines);
  const figures = [...found].map(([row, figure]): [FormRow, FormFigure] => {
    const { isDoubtful: _, ...rest } = figure;
    return [row, { ...rest, status: statusOf(row, figure, proof) }];
  });
  const taxDeducted = readTaxDeducted(lines);
  return {
    facts: readFacts(lines),
    figures: Object.fromEntries([...figures, ...(taxDeducted ? [['taxDeducted', taxDeducted] as const] : [])]),
  };
}
