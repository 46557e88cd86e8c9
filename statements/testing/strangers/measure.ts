import { parseArgs } from 'node:util';
import { Refusal } from '../../src/engine/index.ts';
import { startPdfium, readStatement } from '../readStatement.ts';
import { drawStranger } from './drawStranger.ts';
import { drawStrangerLayout, strangerClasses } from './strangerLayout.ts';
import type { StrangerClass } from './strangerLayout.ts';
import { scoreStranger } from './strangerScore.ts';
import { drawStrangerTruth } from './strangerTruth.ts';

/**
 * Prints the number of rows of random layouts that are read right, per class: `node
 * statements/testing/strangers/measure.ts --runs 300 --seed 1 --only furniture`. With `--seeds`, it also prints each
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
function countOne(of: StrangerClass, seed: number): Count {
  const layout = drawStrangerLayout(seed, of);
  const { bytes, expected } = drawStranger(layout, drawStrangerTruth(seed * 7 + 1, layout));
  const rows = expected.length;
  try {
    const score = scoreStranger(expected, readStatement(pdfium, bytes, {}));
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
    if (!(error instanceof Refusal)) throw error;
    return { ...nothing, rows, missed: rows, refused: 1 };
  }
}

process.stdout.write(`| class | ${counted.join(' | ')} |\n|---|${'---|'.repeat(counted.length)}\n`);
for (const of of strangerClasses.filter((one) => values.only === undefined || one === values.only)) {
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
