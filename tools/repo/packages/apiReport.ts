import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContractedApi, ReleasedApi } from './judgeApi.ts';
import type { SourcePackage } from './sourcePackage.ts';

const HEAD =
  'Written by `npm run api`: the public entries, without comments. A type without `export` is one that exported ones refer to.';

/** Writes a public API for people. */
export function printReport(title: string, { api, contract }: ContractedApi): string {
  const entries = Object.entries(api).map(([entry, text]) => `## \`${entry}\`\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
  const head = contract === undefined ? HEAD : `${HEAD}\n\nContract: ${contract}`;
  return [`# ${title}`, head, ...entries].join('\n\n').replace(/\n{3,}/g, '\n\n');
}

/** Parses a written public API. */
export function parseReport(report: string): ContractedApi {
  const [head = '', ...sections] = report.split(/^## `/m);
  const contract = /^Contract: (\d+)$/m.exec(head)?.[1];
  const entries = sections.map((section) => {
    const [, entry = '', text = ''] = /^(.*?)`\n\n```ts\n(.*)\n```\n*$/s.exec(section) ?? [];
    return [entry, text] as const;
  });
  return { api: Object.fromEntries(entries), ...(contract !== undefined && { contract: Number(contract) }) };
}

const fileOf = ({ folder }: SourcePackage, name: string) => join(folder, 'api', `${name}.api.md`);

function readReport(file: string): { title: string; recorded: ContractedApi } | undefined {
  if (!existsSync(file)) return undefined;
  const report = readFileSync(file, 'utf8');
  return { title: report.slice(0, report.indexOf('\n')), recorded: parseReport(report) };
}

function writeReport(file: string, report: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
}

/** The recorded API of the current sources, in a file beside them. */
export function readRecorded(source: SourcePackage): ContractedApi | undefined {
  return readReport(fileOf(source, 'current'))?.recorded;
}

/** The recorded API of the last version. */
export function readReleased(source: SourcePackage): ReleasedApi | undefined {
  const report = readReport(fileOf(source, 'released'));
  const version = / (\d+\.\d+\.\d+)$/.exec(report?.title ?? '')?.[1];
  return report && version !== undefined ? { ...report.recorded, version } : undefined;
}

/** Records the API of the current sources. */
export function recordCurrent(source: SourcePackage, current: ContractedApi): void {
  writeReport(fileOf(source, 'current'), printReport(`${source.manifest.name}, next version`, current));
}

/** Records the API of the version in package.json. */
export function recordReleased(source: SourcePackage, current: ContractedApi): void {
  const { name, version } = source.manifest;
  writeReport(fileOf(source, 'released'), printReport(`${name} ${version}`, current));
}
