import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFiles } from './integrity.ts';
import { remoteRelease } from './testing/releases.ts';
import { readReleaseFolder } from './readReleaseFolder.ts';

let folder = '';

const writeManifest = (content: unknown) => {
  writeFileSync(join(folder, 'release.json'), typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-release-'));
  for (const side of ['browser', 'server']) mkdirSync(join(folder, side));
  writeFileSync(join(folder, 'browser/remoteEntry.js'), 'var artha_tax;');
  writeFileSync(join(folder, 'server/Tax.cjs'), 'exports.Tax = () => null;');
  writeManifest(remoteRelease({ files: describeFiles(folder) }));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a release folder', () => {
  test('is read with every file, under a key that only depends on its manifest', async () => {
    const { release, digest, files } = await readReleaseFolder(folder);
    expect(release.name).toBe('tax');
    expect([...files.keys()].sort()).toEqual(['browser/remoteEntry.js', 'release.json', 'server/Tax.cjs']);
    const manifest = readFileSync(join(folder, 'release.json'));
    expect(digest).toBe(createHash('sha256').update(manifest).digest('hex').slice(0, 20));
  });

  test('is refused without a manifest', async () => {
    rmSync(join(folder, 'release.json'));
    await expect(readReleaseFolder(folder)).rejects.toThrow('RE-01');
  });

  test('is refused if its manifest is not JSON or not a release', async () => {
    writeManifest('{');
    await expect(readReleaseFolder(folder)).rejects.toThrow(/RE-01: .*is not JSON/);
    writeManifest({ ...remoteRelease(), name: 'Not A Name' });
    await expect(readReleaseFolder(folder)).rejects.toThrow(/RE-01: .*is not a release/);
  });

  test('is refused if it has another format', async () => {
    writeManifest({ ...remoteRelease(), formatVersion: 2 });
    await expect(readReleaseFolder(folder)).rejects.toThrow(/RE-02: .*release format version 2, not 1/);
  });

  test('is refused if one byte of a file was changed', async () => {
    writeFileSync(join(folder, 'browser/remoteEntry.js'), 'var artha_tax,');
    await expect(readReleaseFolder(folder)).rejects.toThrow(/RE-03: .*remoteEntry\.js does not match its digest/);
  });

  test('is refused if a file is missing', async () => {
    rmSync(join(folder, 'server/Tax.cjs'));
    await expect(readReleaseFolder(folder)).rejects.toThrow(/RE-03: .*Tax\.cjs is missing/);
  });

  test('is refused if it holds a file that the manifest does not list', async () => {
    writeFileSync(join(folder, 'browser/more.js'), '');
    await expect(readReleaseFolder(folder)).rejects.toThrow(/RE-03: .*more\.js is not listed/);
  });

  test('is refused if a path leads out of it', async () => {
    const [file] = Object.values(describeFiles(folder));
    for (const path of ['browser/../../secret', 'browser/..', '/etc/passwd', 'other/file.js']) {
      writeManifest({ ...remoteRelease(), files: { [path]: file } });
      await expect(readReleaseFolder(folder)).rejects.toThrow('RE-01');
    }
  });

  test('is refused if a document would be outside its remote’s folder in the site', async () => {
    for (const name of ['../../index', 'deep/form', 'form.html']) {
      writeManifest(remoteRelease({ files: describeFiles(folder), embeddedDocuments: { [name]: 'server/Tax.cjs' } }));
      await expect(readReleaseFolder(folder)).rejects.toThrow(/RE-01: .*letters, digits/s);
    }
  });
});
