import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findDeprecations, readDeprecations } from './findDeprecations.ts';

const types = `
/** Formats an amount. */
export declare function formatRupees(paise: number): string;
/**
 * Formats an amount in words.
 * @deprecated 2027-03-01 Use formatRupees,
 *   which has the same result.
 * @param paise the amount.
 */
export declare function formatAmount(paise: number): string;
/** @deprecated Use Stack. */
export declare const Column: unknown;
/** A row. */
export interface Row { readonly id: string }
`;

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-deprecations-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('types say what is deprecated, from when, and what to use instead', () => {
  expect([...readDeprecations(types)]).toEqual([
    ['formatAmount', { from: '2027-03-01', advice: 'Use formatRupees, which has the same result.' }],
    ['Column', { from: undefined, advice: 'Use Stack.' }],
  ]);
});

test('each use in a remote is named by its file; equal names of other packages are not', () => {
  write('shared/dist/format/index.d.ts', types);
  write(
    'remote/src/screens/Tax.tsx',
    "import {\n  formatRupees,\n  formatAmount as inWords,\n} from '@artha/shared/format';\nimport { type Row } from '@artha/shared';",
  );
  write(
    'remote/src/Wide.tsx',
    "import { Column } from '@artha/shared/design';\nimport { formatAmount } from './own.ts';",
  );
  write('remote/src/node_modules/x.ts', "import { Column } from '@artha/shared';");
  expect(findDeprecations(join(folder, 'remote'), join(folder, 'shared'))).toEqual([
    'src/Wide.tsx: Column of @artha/shared may be gone from its next major version on. Use Stack.',
    'src/screens/Tax.tsx: formatAmount of @artha/shared may be gone from 2027-03-01 on. Use formatRupees, which has the same result.',
  ]);
});
