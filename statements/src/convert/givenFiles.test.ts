import { StatementRefusal } from '../engine/index.ts';
import { combinedReport, isAllProved } from './combinedReport.ts';
import { combineStatements } from './combineStatements.ts';
import type { ConvertedFile, RefusedFile } from './combinedStatements.ts';
import { writeJson } from './outputs/writeJson.ts';
import { fileOf } from './testing/fileOf.ts';

const row = { date: '2026-04-02', text: 'TEA', paise: -10_00, balancePaise: 90_00 };
const balances = { openingPaise: 100_00, closingPaise: 90_00 };
const good = fileOf('good.pdf', [row], balances);
const partial = fileOf('partial.pdf', [{ ...row, text: 'RENT' }], { ...balances, numberEnd: '7777' });
const refusalOf = (path: string, refusal: StatementRefusal): RefusedFile => ({ path, reason: refusal.message });

/** One file of each kind that people give, and whether a sentence about all rows may still be said. */
const kinds: readonly { readonly file: ConvertedFile | RefusedFile; readonly isWhole: boolean }[] = [
  { file: good, isWhole: true },
  { file: fileOf('duplicate.pdf', [row], balances), isWhole: true },
  { file: fileOf('empty.pdf', [], { numberEnd: '8888' }), isWhole: true },
  { file: { ...partial, statement: { ...partial.statement, doubts: ['lines-unread'] } }, isWhole: false },
  { file: refusalOf('bad.pdf', new StatementRefusal('damaged-pdf')), isWhole: false },
  { file: refusalOf('foreign.docx', new StatementRefusal('not-text')), isWhole: false },
  { file: refusalOf('locked.pdf', new StatementRefusal('password-needed')), isWhole: false },
];

const isConverted = (file: ConvertedFile | RefusedFile): file is ConvertedFile => 'statement' in file;

/** Every choice of at least two of the kinds. */
const mixes = Array.from({ length: 2 ** kinds.length }, (_, bits) =>
  kinds.filter((_kind, at) => (bits >> at) & 1),
).filter((mix) => mix.length > 1);

test('ST-32 whatever is given together, each file has a line, and all is said to be confirmed only of everything', () => {
  for (const mix of mixes) {
    const files = mix.map(({ file }) => file);
    const converted = files.filter(isConverted);
    const statements = combineStatements(
      converted,
      files.filter((file): file is RefusedFile => !isConverted(file)),
    );
    const isWhole = mix.every((kind) => kind.isWhole);
    const report = combinedReport(statements, 'csv');
    expect(isAllProved(statements)).toBe(isWhole);
    expect(report.includes('The balances confirm everything that was given.')).toBe(isWhole);
    const head = report.split('\n').slice(0, files.length).join('\n');
    const json = writeJson(statements);
    for (const { path } of files) {
      expect(head).toContain(`${path}: `);
      expect(json).toContain(`"file": "${path}"`);
    }
  }
});

test('ST-32 a line says what happened, why, and what to do', () => {
  const statements = combineStatements(
    [good, fileOf('again.pdf', [row], balances)],
    [refusalOf('locked.pdf', new StatementRefusal('password-needed'))],
  );
  expect(combinedReport(statements, 'csv').split('\n').slice(0, 3)).toEqual([
    'good.pdf: read, 1 row',
    'again.pdf: repeats other files, 1 row. Left out because another file has them: 1 row.',
    'locked.pdf: refused. This file is protected by a password. Please send the password with it, or open the file and save it without one.',
  ]);
});
