import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageLicences } from './packageLicences.ts';

let folder: string;

function install(name: string, manifest: object, licence?: string): void {
  const home = join(folder, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, ...manifest }));
  writeFileSync(join(home, 'index.js'), '');
  if (licence !== undefined) writeFileSync(join(home, 'LICENSE.md'), licence);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licences-'));
  writeFileSync(join(folder, 'package.json'), '{}');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const textOf = (...names: string[]) => new TextDecoder().decode(packageLicences(folder, names));

test('each package is listed with its version and its licence text', () => {
  install('paper', { version: '1.2.3', license: 'MIT' }, 'Copyright (c) 2020 Paper\n');
  install('@ink/blue', { version: '4.0.0', license: 'OFL-1.1' }, 'Copyright (c) 2021 Ink');
  expect(textOf('paper', '@ink/blue')).toMatch(
    /^paper 1\.2\.3\n\nCopyright \(c\) 2020 Paper\n\n-+\n\n@ink\/blue 4\.0\.0\n\nCopyright \(c\) 2021 Ink\n$/,
  );
});

test('a package without a licence file is listed by its manifest', () => {
  install('plain', { version: '1.0.0', license: 'MIT', author: { name: 'A. Person' } });
  install('quiet', { version: '1.0.0', license: 'MIT' });
  install('short', { version: '1.0.0', license: 'ISC', author: 'B. Person <b@example.com>' });
  expect(textOf('plain')).toBe('plain 1.0.0\n\nLicense: MIT\nCopyright (c) A. Person\n');
  expect(textOf('quiet')).toBe('quiet 1.0.0\n\nLicense: MIT\n');
  expect(textOf('short')).toContain('Copyright (c) B. Person <b@example.com>');
});

test('a package without any licence is rejected, but a licence file is enough', () => {
  install('silent', { version: '1.0.0' });
  install('filed', { version: '1.0.0' }, 'Copyright (c) 2022 Filed');
  expect(() => packageLicences(folder, ['silent'])).toThrow('silent states no licence.');
  expect(textOf('filed')).toContain('2022 Filed');
});

test('a package that is not installed is rejected by its name', () => {
  expect(() => packageLicences(folder, ['missing'])).toThrow(/missing/);
});
