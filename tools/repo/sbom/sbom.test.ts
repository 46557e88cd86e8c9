import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '@artha/process/root';
import { completeLicences } from './completeLicences.ts';

const billOf = (...components: object[]) => JSON.stringify({ bomFormat: 'CycloneDX', components });
const known = { name: 'known', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] };
const silent = { name: 'silent', version: '2.0.0' };

test('a package that names no licence has that of its text', () => {
  const bill: unknown = JSON.parse(completeLicences(billOf(known, silent), () => 'MIT License\n\nCopyright'));
  expect(bill).toMatchObject({ components: [known, { name: 'silent', licenses: [{ license: { id: 'MIT' } }] }] });
});

test.each([undefined, 'All rights reserved.'])('a package without a licence is named: %s', (text) => {
  expect(() => completeLicences(billOf(known, silent), () => text)).toThrow('state no licence: silent@2.0.0.');
});

test('each package of a release has its licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artha-sbom-'));
  execFileSync('node_modules/.bin/node', ['tools/repo/sbom/run.ts', folder, 'mfe-report'], { cwd: root });
  const billSchema = v.object({ components: v.array(v.object({ name: v.string(), licenses: v.array(v.unknown()) })) });
  const { components } = v.parse(billSchema, JSON.parse(readFileSync(join(folder, 'mfe-report.cdx.json'), 'utf8')));
  rmSync(folder, { recursive: true });
  expect(components.find(({ name }) => name === 'png-js')?.licenses).toEqual([{ license: { id: 'MIT' } }]);
  expect(components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
});
