import { parseArgs } from 'node:util';
import { StatementRefusal } from '../../src/engine/index.ts';
import { startPdfium, readStatement } from '../readStatement.ts';
import { drawUnknownStatement } from './drawUnknownStatement.ts';
import { drawUnknownLayout, layoutClasses } from './unknownLayout.ts';
import type { LayoutClass } from './unknownLayout.ts';
import { scoreReading } from './scoreReading.ts';
import { drawStatementTruth } from './statementTruth.ts';

/**
 * Prints the number of rows of random layouts that are read right, per class: `node
 * statements/testing/unknownLayouts/measure.ts --runs 300 --seed 1 --only furniture`. With `--seeds`, it also prints each
 * seed whose rows are not all right.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    seeds: { type: 'boolean', default: false },
  },
});

const counted = [
  'rows',
  'figures right',
  'narrations right',
  'wrong',
  'missed',
  'invented',
  'wrong and proved',
  'words wrong and proved',
  'refused',
] as const;

type Count = Record<(typeof counted)[number], number>;

const nothing: Count = {
  rows: 0,
  'figures right': 0,
  'narrations right': 0,
  wrong: 0,
  missed: 0,
  invented: 0,
  'wrong and proved': 0,
  'words wrong and proved': 0,
  refused: 0,
};

const pdfium = await startPdfium();

/**
 * Reads one layout. A row that was read wrongly replaces a printed one; the other differences are missed or invented
 * rows.
 */
function countOne(of: LayoutClass, seed: number): Count {
  const layout = drawUnknownLayout(seed, of);
  const { bytes, expected } = drawUnknownStatement(layout, drawStatementTruth(seed * 7 + 1, layout));
  const rows = expected.length;
  try {
    const score = scoreReading(expected, readStatement(pdfium, bytes, {}));
    const wrong = Math.min(score.wrong.length, score.lost.length);
    return {
      rows,
      'figures right': score.right,
      'narrations right': score.right - score.wrongNarrations.length,
      wrong,
      missed: score.lost.length - wrong,
      invented: score.wrong.length - wrong,
      'wrong and proved': score.wrongAndProved.length,
      'words wrong and proved': score.wrongNarrationsProved.length,
      refused: 0,
    };
  } catch (error) {
    if (!(error instanceof StatementRefusal)) throw error;
    return { ...nothing, rows, missed: rows, refused: 1 };
  }
}

process.stdout.write(`| class | ${counted.join(' | ')} |\n|---|${'---|'.repeat(counted.length)}\n`);
for (const of of layoutClasses.filter((one) => values.only === undefined || one === values.only)) {
  const sum = { ...nothing };
  const first = Number(values.seed);
  for (let seed = first; seed < first + Number(values.runs); seed += 1) {
    const one = countOne(of, seed);
    for (const key of counted) sum[key] += one[key];
    const isWhole = one['narrations right'] === one.rows && one.invented === 0;
    if (values.seeds && !isWhole) process.stderr.write(`${of} ${seed}: ${JSON.stringify(one)}\n`);
  }
  process.stdout.write(`| ${of} | ${counted.map((key) => sum[key]).join(' | ')} |\n`);
}
