import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBannedPhrases, findFaultsInFiles } from './plainEnglish.ts';

describe('a banned phrase', () => {
  test.each([
    ['where there', '/** The owner; undefined where there is none. */'],
    ['where no', 'const reason = "It ends where no file is";'],
    ['is none', '// What was sent as a token is none.'],
    ['so many', '// So many are remembered; of more, the oldest are forgotten.'],
    ['who', '/** Who may not publish it, sends it for nothing. */'],
    ['who', 'A page for who runs the site.'],
    ['who', 'The list grows. Who has done it, is named.'],
    ['what of', 'What of a release is needed.'],
    ['stands', 'The answer stands in the log.'],
    ['stand', 'A script may not stand in a page.'],
    ['nobody', 'Statements are nobody’s business.'],
    ['somebody', "throw new Error('Somebody else has replaced it.');"],
    ['as GoTrue has it', '// One message, as GoTrue has it.'],
    ['anew', 'Every page is composed anew.'],
    ['/** What', '/** What is left of the line, in paise. */'],
    ['/** What', '/**\n * What a check knows besides the release.\n */'],
  ])('“%s” is found', (phrase, text) => {
    expect(findBannedPhrases(text).map((fault) => fault.phrase.toLowerCase())).toEqual([phrase.toLowerCase()]);
  });

  test('is found over a line break, with the line of its start and the plain wording', () => {
    const text = ['/**', ' * The owner of a page; undefined where', ' * there is none.', ' */'].join('\n');
    expect(findBannedPhrases(text)).toEqual([
      { line: 2, phrase: 'where there', instead: 'Write “if there is none”, “without …”.' },
    ]);
  });
});

test.each([
  'undefined if there is none.',
  'It says where it listens.',
  'There were so many rows that the table scrolled.',
  'Decides who may publish.',
  'Who is signed in?',
  'A visitor who has scripts, and one without.',
  'The stand-in for Google.',
  'It stands for the product name.',
  "run('--show', 'nobody')",
  'ssh nobody@example.in',
  '/** The rest of the line: what the person did not spend. */',
  '// What a colour means is in the legend.',
])('%s is plain', (text) => {
  expect(findBannedPhrases(text)).toEqual([]);
});

test('sources and documents of the checked folders are read, and no installed packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  for (const file of ['docs/a.md', 'platform/b.ts', 'platform/node_modules/c.ts', 'other/d.ts', 'docs/e.json']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), 'One line.\nIt begins anew.');
  }
  expect(findFaultsInFiles(folder)).toEqual([
    'docs/a.md:2: “anew”. Write “again”.',
    'platform/b.ts:2: “anew”. Write “again”.',
  ]);
  rmSync(folder, { recursive: true });
});
