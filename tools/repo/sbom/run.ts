import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { root } from '@artha/process/root';
import { completeLicences } from './completeLicences.ts';

const MEGABYTE = 1024 * 1024;

const lockSchema = v.object({ packages: v.record(v.string(), v.object({ version: v.optional(v.string()) })) });
const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** The text of an installed package's licence. */
function readLicence(name: string, version: string): string | undefined {
  const folders = Object.entries(packages).flatMap(([folder, one]) =>
    folder.endsWith(`node_modules/${name}`) && one.version === version ? join(root, folder) : [],
  );
  const [file] = folders.flatMap((cwd) => globSync('LICEN[CS]E*', { cwd }).map((own) => join(cwd, own)));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

// Usage: run.ts <folder for the lists> <workspace>…: writes <workspace>.cdx.json for each.
const [out = '', ...workspaces] = process.argv.slice(2);
mkdirSync(resolve(out), { recursive: true });
for (const workspace of workspaces) {
  const asked = [
    'sbom',
    '--package-lock-only',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--workspace',
    workspace,
  ];
  const bill = execFileSync('npm', asked, { cwd: root, encoding: 'utf8', maxBuffer: 64 * MEGABYTE });
  const file = join(resolve(out), `${workspace.replaceAll('/', '-')}.cdx.json`);
  writeFileSync(file, completeLicences(bill, readLicence));
  console.log(file);
}
