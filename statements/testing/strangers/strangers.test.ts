import fc from 'fast-check';
import type { Pdfium } from '../../src/engine/index.ts';
import { readStatement, startPdfium } from '../readStatement.ts';
import { drawStranger } from './drawStranger.ts';
import { drawStrangerLayout, strangerClasses } from './strangerLayout.ts';
import type { StrangerClass } from './strangerLayout.ts';
import { scoreStranger } from './strangerScore.ts';
import type { StrangerScore } from './strangerScore.ts';
import type { StrangerMisprint } from './strangerTable.ts';
import { drawStrangerTruth } from './strangerTruth.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

/** The seed is fixed, so that a failure is caused by the change. */
const seed = 20261123;
const anySeed = fc.integer({ min: 0 });

function read(of: StrangerClass, layoutSeed: number, truthSeed: number, misprint?: StrangerMisprint): StrangerScore {
  const layout = drawStrangerLayout(layoutSeed, of);
  const truth = drawStrangerTruth(truthSeed, layout);
  const { bytes, expected } = drawStranger(layout, truth, misprint);
  return scoreStranger(expected, readStatement(pdfium, bytes, {}));
}

const settled = strangerClasses.filter((one) => one !== 'everything');

describe.each(settled)('layouts that vary %s', (of) => {
  test('are read row for row', () => {
    fc.assert(
      fc.property(anySeed, anySeed, (layoutSeed, truthSeed) => {
        expect(read(of, layoutSeed, truthSeed)).toMatchObject({ lost: [], wrong: [], wrongNarrations: [] });
      }),
      { seed, numRuns: 16, endOnFailure: true },
    );
  });
});

describe('layouts that vary everything', () => {
  test('are read, and nothing that is wrong is called proved', () => {
    let rows = 0;
    let right = 0;
    fc.assert(
      fc.property(anySeed, anySeed, (layoutSeed, truthSeed) => {
        const score = read('everything', layoutSeed, truthSeed);
        rows += score.right + score.lost.length;
        right += score.right;
        expect(score.wrongAndProved).toEqual([]);
        expect(score.wrongNarrationsProved).toEqual([]);
      }),
      { seed, numRuns: 60, endOnFailure: true },
    );
    expect(right / rows).toBeGreaterThan(0.95);
  });
});

describe.each(strangerClasses)('one wrong digit in layouts that vary %s', (of) => {
  test('is never called proved', () => {
    const anyMisprint = fc.record({
      row: fc.integer({ min: 0, max: 5 }),
      figure: fc.constantFrom<StrangerMisprint['figure'][]>('amount', 'balance'),
      addedPaise: fc.constantFrom(100, 1000, 10_000),
    });
    fc.assert(
      fc.property(anySeed, anySeed, anyMisprint, (layoutSeed, truthSeed, misprint) => {
        expect(read(of, layoutSeed, truthSeed, misprint).wrongAndProved).toEqual([]);
      }),
      { seed, numRuns: 8, endOnFailure: true },
    );
  });
});
