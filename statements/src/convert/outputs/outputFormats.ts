import { accountName, loadWorkbookWriter, writeCsvOfAccounts, writeOfx, writeTally } from '../../engine/index.ts';
import type { CombinedStatements } from '../combinedStatements.ts';
import type { OutputSettings } from './outputSettings.ts';
import { writeJson } from './writeJson.ts';

type Write = (statements: CombinedStatements, settings: OutputSettings) => string | Promise<string | Uint8Array>;

/** The writer of each format. The endings of files are the names of the formats, unless given here. */
export const outputFormats = {
  csv: {
    ending: 'csv',
    isBinary: false,
    write: ({ accounts }) =>
      writeCsvOfAccounts(accounts.map((account) => ({ ...account, name: accountName(account) }))),
  },
  json: { ending: 'json', isBinary: false, write: writeJson },
  xlsx: {
    ending: 'xlsx',
    isBinary: true,
    // The library is loaded only here, because it is large and no other format needs it.
    write: async ({ accounts, outcomes }) => (await loadWorkbookWriter())(accounts, { files: outcomes }),
  },
  ofx: { ending: 'ofx', isBinary: false, write: ({ accounts }, settings) => writeOfx(accounts, settings) },
  tally: { ending: 'xml', isBinary: false, write: ({ accounts }, settings) => writeTally(accounts, settings) },
} as const satisfies Readonly<
  Record<string, { readonly ending: string; readonly isBinary: boolean; readonly write: Write }>
>;

/** The name of an output format, usually the ending of its files. */
export type OutputFormat = keyof typeof outputFormats;

/** Whether a text names a format. */
export function isOutputFormat(text: string): text is OutputFormat {
  return Object.hasOwn(outputFormats, text);
}

/** The names of all formats. */
export const formatNames: readonly OutputFormat[] = Object.keys(outputFormats).filter(isOutputFormat);
