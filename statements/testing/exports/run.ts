import { parseArgs } from 'node:util';
import { loadWorkbookReader } from '../../src/engine/index.ts';
import { generateExport } from './generateExport.ts';
import { judgeExport } from './judgeExport.ts';

/**
 * Reads generated exports and counts what is wrong: `node statements/testing/exports/run.ts --count 5000`. `--seed N`
 * is the first seed, `--show` prints the plan of each file that is not right.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '0' },
    show: { type: 'boolean', default: false },
  },
});
const first = Number(values.seed);
const readWorkbook = await loadWorkbookReader();
const sums = { rows: 0, right: 0, wrongAndProved: 0, wrongAndQuiet: 0, silentlyMissing: 0, invented: 0 };
let [refused, falseAlarms] = [0, 0];
for (let seed = first; seed < first + Number(values.count); seed += 1) {
  const file = generateExport(seed);
  const judgement = judgeExport(file, readWorkbook);
  for (const [name, count] of Object.entries(judgement)) if (name in sums) Object.assign(sums, { [name]: sums[name as keyof typeof sums] + Number(count) });
  if (judgement.refusal !== undefined) refused += 1;
  if (judgement.isFalseAlarm) falseAlarms += 1;
  const isFault = judgement.wrongAndProved + judgement.wrongAndQuiet + judgement.silentlyMissing + judgement.invented > 0;
  if (values.show && (isFault || judgement.refusal !== undefined || judgement.isFalseAlarm)) {
    const { form, ...plan } = file.plan;
    console.log(`Seed ${seed}, ${form.name}:`, JSON.stringify(judgement), JSON.stringify(plan));
  }
}
console.log(sums, { files: Number(values.count), refused, falseAlarms });
