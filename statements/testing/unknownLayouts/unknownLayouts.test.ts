import type { Pdfium } from '../../src/engine/index.ts';
import { coverChoices } from '../coverChoices.ts';
import { readStatement, startPdfium } from '../readStatement.ts';
import { drawUnknownStatement } from './drawUnknownStatement.ts';
import { drawUnknownLayout, layoutClasses } from './unknownLayout.ts';
import type { LayoutClass } from './unknownLayout.ts';
import { scoreReading } from './scoreReading.ts';
import type { ReadingScore } from './scoreReading.ts';
import type { Misprint } from './printedTable.ts';
import { drawStatementTruth } from './statementTruth.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

/** Reads a layout, with rows of the same seed. */
function read(of: LayoutClass, seed: number, misprint?: Misprint): ReadingScore {
  const layout = drawUnknownLayout(seed, of);
  const truth = drawStatementTruth(seed + 4, layout);
  const { bytes, expected } = drawUnknownStatement(layout, truth, misprint);
  return scoreReading(expected, readStatement(pdfium, bytes, {}));
}

/** For each class, the layouts that differ most; `measure.ts` reads many more at random. */
const seedsOf = new Map(
  layoutClasses.map((of) => [of, coverChoices((seed) => drawUnknownLayout(seed, of), of === 'everything' ? 40 : 7)]),
);

const settled = layoutClasses.filter((one) => one !== 'everything');

describe.each(settled)('layouts that vary %s', (of) => {
  test.each(seedsOf.get(of) ?? [])('are read row for row (seed %i)', (seed) => {
    expect(read(of, seed)).toMatchObject({ lost: [], wrong: [], wrongNarrations: [] });
  });
});

describe('layouts that vary everything', () => {
  test('are read, and nothing that is wrong is called proved', () => {
    let rows = 0;
    let right = 0;
    for (const seed of seedsOf.get('everything') ?? []) {
      const score = read('everything', seed);
      rows += score.right + score.lost.length;
      right += score.right;
      expect({ ...score, seed }).toMatchObject({ seed, wrongAndProved: [], wrongNarrationsProved: [] });
    }
    expect(right / rows).toBeGreaterThan(0.95);
  });
});

const misprints: readonly Misprint[] = [
  { row: 0, figure: 'amount', addedPaise: 1000 },
  { row: 2, figure: 'balance', addedPaise: 100 },
  { row: 5, figure: 'amount', addedPaise: 10_000 },
];

describe.each(layoutClasses)('one wrong digit in layouts that vary %s', (of) => {
  test('is never called proved', () => {
    for (const [index, misprint] of misprints.entries()) {
      const seed = seedsOf.get(of)?.[index] ?? 0;
      expect({ seed, ...read(of, seed, misprint) }).toMatchObject({ seed, wrongAndProved: [] });
    }
  });
});
