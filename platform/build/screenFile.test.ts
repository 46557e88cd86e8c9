import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileBesideScreen, screenFile, sourceBesideScreen } from './screenFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-screens-'));

beforeAll(() => {
  for (const screen of ['rule-of72', 'plain']) mkdirSync(join(folder, 'src/screens', screen), { recursive: true });
  writeFileSync(join(folder, 'src/screens/rule-of72/RuleOf72.tsx'), '');
  writeFileSync(join(folder, 'src/screens/rule-of72/structuredData.ts'), '');
  writeFileSync(join(folder, 'src/screens/plain/Plain.jsx'), '');
  writeFileSync(join(folder, 'src/screens/rule-of72/icon.svg'), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the files of a screen', () => {
  test('are found by its name', () => {
    expect(screenFile(folder, 'Plain')).toBe(join(folder, 'src/screens/plain/Plain.jsx'));
    expect(screenFile(folder, 'RuleOf72')).toBe(join(folder, 'src/screens/rule-of72/RuleOf72.tsx'));
    expect(sourceBesideScreen(folder, 'RuleOf72', 'structuredData')).toBe(
      join(folder, 'src/screens/rule-of72/structuredData.ts'),
    );
    expect(fileBesideScreen(folder, 'RuleOf72', 'icon.svg')).toBe(join(folder, 'src/screens/rule-of72/icon.svg'));
  });

  test('are optional', () => {
    expect(fileBesideScreen(folder, 'Plain', 'icon.svg')).toBeUndefined();
    expect(sourceBesideScreen(folder, 'Plain', 'structuredData')).toBeUndefined();
  });

  test('are reported missing by name if a route names a missing screen', () => {
    expect(() => screenFile(folder, 'Missing')).toThrow(
      'A route of remote.config.ts names the screen “Missing”, but src/screens/missing/Missing.tsx does not exist, nor does one with .ts, .jsx, .js, .mjs.',
    );
  });
});
