import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultCases } from './faultCases.ts';
import { describeVisits, writeReport, type FaultyVisit } from './faultReport.ts';

const visits: FaultyVisit[] = faultCases.slice(0, 2).map((fault, index) => ({
  path: '/tax',
  fault,
  sees: 'It did <not> load.',
  wrong: index === 0 ? [] : ['the page is blank'],
  picture: index === 0 ? Buffer.from('picture') : undefined,
}));

test('a line says what visitors see, and the next what is wrong', () => {
  expect(describeVisits(visits).split('\n')).toEqual([
    'ok      /tax: its server is down        It did <not> load.',
    'FAILED  /tax: its files are gone (404)  It did <not> load.',
    '        the page is blank',
  ]);
});

test('the page of pictures replaces the one before, and shows text as text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'artha-report-'));
  writeFileSync(join(folder, '99-old.webp'), '');
  const file = await writeReport(folder, 'tax', visits);
  expect(readdirSync(folder).sort()).toEqual(['01-aborted.webp', 'index.html']);
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('<img src="01-aborted.webp" width="375" height="812" alt="/tax: its server is down">');
  expect(page).toContain('It did &lt;not&gt; load.<br><span class="wrong">the page is blank</span>');
  rmSync(folder, { recursive: true });
});
