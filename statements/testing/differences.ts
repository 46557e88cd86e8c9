import type { Statement } from '../src/engine/index.ts';
import type { GroundTruthRow, GroundTruth } from './groundTruth.ts';
import { lettersAndDigits } from './lettersAndDigits.ts';
import type { StatementTemplate } from './statementTemplate.ts';

/** The properties of a template's rows. */
type PrintedRows = Pick<StatementTemplate, 'acceptedNarrations' | 'newestFirst' | 'printsBalance'>;

const figures = ['date', 'debitPaise', 'creditPaise', 'balancePaise'] as const;

/** The rows in the order in which the template prints them. */
function rowsAsPrinted(template: PrintedRows, truth: GroundTruth): readonly GroundTruthRow[] {
  return template.newestFirst === true ? truth.rows.toReversed() : truth.rows;
}

/** Describes where the rows that were read differ from those that were printed. */
export function rowDifferences(template: PrintedRows, truth: GroundTruth, { transactions }: Statement): string[] {
  const rows = rowsAsPrinted(template, truth);
  const count = rows.length === transactions.length ? [] : [`${transactions.length} rows instead of ${rows.length}`];
  const found = rows.flatMap((row, index) => {
    const read = transactions[index];
    if (read === undefined) return [];
    const wrong = figures.flatMap((figure) =>
      read[figure] === row[figure] ? [] : [`row ${index}: ${figure} ${read[figure]} instead of ${row[figure]}`],
    );
    const right = [row.narration, ...(template.acceptedNarrations?.(row) ?? [])].map(lettersAndDigits);
    if (right.includes(lettersAndDigits(read.description))) return wrong;
    return [...wrong, `row ${index}: "${read.description}" instead of "${row.narration}"`];
  });
  return [...count, ...found];
}

/**
 * Describes the parts of a correct statement that are not proved. Without an opening balance the oldest row is
 * inferred.
 */
export function proofDifferences(template: PrintedRows, truth: GroundTruth, { proof }: Statement): string[] {
  const rows = rowsAsPrinted(template, truth);
  const oldest = template.newestFirst === true ? rows.length - 1 : 0;
  const unproved = proof.statuses.flatMap((status, index) =>
    status === 'proved' ||
    status === 'figures-proved' ||
    (index === oldest && !template.printsBalance.opening && status === 'inferred')
      ? []
      : [`row ${index} is ${status}`],
  );
  return [
    ...(proof.breaks === 0 ? [] : [`${proof.breaks} breaks`]),
    ...unproved,
    ...(proof.openingPaise === truth.openingPaise ? [] : [`opening ${proof.openingPaise}, not ${truth.openingPaise}`]),
    ...(proof.closingPaise === truth.closingPaise ? [] : [`closing ${proof.closingPaise}, not ${truth.closingPaise}`]),
  ];
}

/** The proof of the figures: the confirmed words depend on where pages end. */
function proofOfFigures({ wordsInDoubt: _words, ...proof }: Statement['proof']): Statement['proof'] {
  return { ...proof, statuses: proof.statuses.map((one) => (one === 'figures-proved' ? 'proved' : one)) };
}

/**
 * The content that may depend neither on the rendering nor on the reader: everything except the joins of words and
 * lines in a description, and the category, which depends on its words.
 */
export function comparableContent({ layout, transactions, proof }: Statement) {
  const rows = transactions.map(({ date, description, debitPaise, creditPaise, balancePaise }) => ({
    date,
    description: lettersAndDigits(description),
    debitPaise,
    creditPaise,
    balancePaise,
  }));
  return { layout, rows, proof: proofOfFigures(proof) };
}
