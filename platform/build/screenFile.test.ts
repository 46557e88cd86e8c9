import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenFile, fileBesideScreen } from './screenFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-screens-'));

beforeAll(() => {
  for (const screen of ['rule-of72', 'plain']) mkdirSync(join(folder, 'src/screens', screen), { recursive: true });
  writeFileSync(join(folder, 'src/screens/rule-of72/RuleOf72.tsx'), '');
  writeFileSync(join(folder, 'src/screens/rule-of72/structuredData.ts'), '');
  writeFileSync(join(folder, 'src/screens/plain/Plain.tsx'), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the files of a screen', () => {
  test('are found by its name', () => {
    expect(screenFile(folder, 'RuleOf72')).toBe(join(folder, 'src/screens/rule-of72/RuleOf72.tsx'));
    expect(fileBesideScreen(folder, 'RuleOf72', 'structuredData.ts')).toBe(
      join(folder, 'src/screens/rule-of72/structuredData.ts'),
    );
  });

  test('are optional', () => {
    expect(fileBesideScreen(folder, 'Plain', 'structuredData.ts')).toBeUndefined();
  });

  test('are reported missing by name if a route names a missing screen', () => {
    expect(() => screenFile(folder, 'Missing')).toThrow(/names the screen “Missing”/);
  });
});
