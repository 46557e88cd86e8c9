import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const command = join(import.meta.dirname, 'artha-convert.mjs');
const installedCommand = join(import.meta.dirname, '../../node_modules/.bin/artha-convert');
const samples = join(import.meta.dirname, '../samples');

/** The machine's own Node, which may be older than the one that npm installed for this repository. */
const machineNode =
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file)) ?? process.execPath;

function run(file: string, parameters: readonly string[], input?: Buffer) {
  return spawnSync(file, parameters, { encoding: 'utf8', ...(input !== undefined && { input }) });
}

/** Date and amounts of every line. */
function figures(csv: string): string[] {
  return csv.split('\n').map((line) => line.split(',').toSpliced(1, 1).slice(0, 4).join(','));
}

test.each([
  ['this Node', process.execPath],
  ['the machine’s Node', machineNode],
])('writes the CSV and nothing else to stdout, run by %s', (_which, node) => {
  const { stdout, stderr, status } = run(node, [command, join(samples, 'hdfc-a.pdf')]);
  expect(figures(stdout)).toEqual(figures(readFileSync(join(samples, 'hdfc-a.expected.csv'), 'utf8')));
  expect(stderr).toMatch(/^layout {5}hdfc-[^]*The balances confirm the statement\.\n$/);
  expect(status).toBe(0);
});

test.each([
  ['this Node', process.execPath],
  ['the machine’s Node', machineNode],
])('reads stdin and fails with its exit code, run by %s', (_which, node) => {
  const { stdout, stderr, status } = run(node, [command, '-'], Buffer.from('%PDF-1.4'));
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
  expect(stderr).toContain('damaged');
});

test('npm links it, so that npx finds it in this repository', () => {
  const { stdout, status } = run(installedCommand, ['--help']);
  expect(stdout).toContain('npx artha-convert statement.pdf > transactions.csv');
  expect(status).toBe(0);
});
