import { parseArgs } from 'node:util';
import { loadWorkbookReader } from '../../src/engine/index.ts';
import { generateExport } from './generateExport.ts';
import { faultsOf, judgeExport } from './judgeExport.ts';

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
const counted = ['rows', 'right', 'wrongAndProved', 'wrongAndQuiet', 'silentlyMissing', 'invented'] as const;
const sums = new Map(counted.map((name) => [name, 0]));
const faulty: number[] = [];
let [refused, falseAlarms] = [0, 0];
for (let seed = first; seed < first + Number(values.count); seed += 1) {
  const file = generateExport(seed);
  const judgement = judgeExport(file, readWorkbook);
  for (const name of counted) sums.set(name, (sums.get(name) ?? 0) + judgement[name]);
  if (judgement.refusal !== undefined) refused += 1;
  if (judgement.isFalseAlarm) falseAlarms += 1;
  const isFault = faultsOf(judgement) > 0;
  if (isFault) faulty.push(seed);
  if (values.show && (isFault || judgement.refusal !== undefined || judgement.isFalseAlarm)) {
    const { form, ...plan } = file.plan;
    console.log(`Seed ${seed}, ${form.name}:`, JSON.stringify(judgement), JSON.stringify(plan));
  }
}
console.log(Object.fromEntries(sums), { files: Number(values.count), refused, falseAlarms });
if (faulty.length > 0) console.error(`Not right, and nothing says so: seeds ${faulty.join(', ')}`);
process.exitCode = faulty.length > 0 ? 1 : 0;
