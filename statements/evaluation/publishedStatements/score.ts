import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFileRows } from './readFileRows.ts';
import { readTruth } from './readTruth.ts';
import { scoreRows } from './scoreRows.ts';
import type { FileCounts } from './scoreRows.ts';
import { sets } from './sources.ts';

/**
 * Measures the engine on published statements: `node statements/evaluation/publishedStatements/score.ts FOLDER ...
 * [--files] [--reader NAME]`. Beside each file is a person's reading of it, `<file>.truth.csv`; a file without it is not
 * counted. `--files` shows each file that is not all right; `--reader` measures the rows that another program wrote to
 * `<file>.NAME.csv`.
 */
const { values, positionals: folders } = parseArgs({
  options: { files: { type: 'boolean', default: false }, reader: { type: 'string' } },
  allowPositionals: true,
});
if (folders.length === 0) throw new Error('Say in which folders the files are.');

const columns = [
  'rows',
  'figures',
  'right',
  'refused',
  'missing',
  'silent',
  'invented',
  'wrong',
  'wrongAndProved',
  'narration',
  'wordsAndProved',
  'confirmed',
  'falseAlarm',
] as const satisfies readonly (keyof FileCounts)[];

const line = (name: string, cells: readonly (string | number)[]) =>
  name.padEnd(34) + cells.map((cell) => String(cell).padStart(15)).join('');

async function readWith(reader: string | undefined, file: string) {
  if (reader === undefined) return readFileRows(file);
  const rows = `${file}.${reader}.csv`;
  return existsSync(rows) ? { rows: readTruth(rows), isAlarmed: false } : undefined;
}

async function scoreFile(file: string): Promise<FileCounts> {
  return scoreRows(readTruth(`${file}.truth.csv`), await readWith(values.reader, file));
}

const suffix = '.truth.csv';
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .map((name) => join(folder, name.slice(0, -suffix.length))),
);

console.log(line('set', ['files', ...columns, 'figures %']));
for (const kind of ['pdf', 'export']) {
  for (const set of sets) {
    const own = files.filter(
      (file) => basename(file).startsWith(`${set}-`) && (file.endsWith('.pdf') ? 'pdf' : 'export') === kind,
    );
    if (own.length === 0) continue;
    const totals = columns.map(() => 0);
    for (const file of own) {
      const counts = await scoreFile(file);
      columns.forEach((column, index) => (totals[index] = (totals[index] ?? 0) + counts[column]));
      const isRight = counts.figures === counts.rows && counts.invented + counts.falseAlarm + counts.narration === 0;
      if (values.files && !isRight)
        console.log(line(`  ${basename(file)}`, [1, ...columns.map((column) => counts[column])]));
    }
    const [rows = 0, figures = 0] = totals;
    console.log(line(`${set} ${kind}`, [own.length, ...totals, ((100 * figures) / Math.max(1, rows)).toFixed(1)]));
  }
}
