import { getReleasePlan } from '@changesets/get-release-plan';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { root } from '@artha/process/root';
import { describeApi } from './describeApi.ts';
import { readRecorded, readReleased, recordCurrent, recordReleased } from './apiReport.ts';
import { findUnstated, judgeApi, type ContractedApi, type ApiVersions } from './judgeApi.ts';
import { findSourcePackages, type SourcePackage } from './sourcePackage.ts';

const contractSchema = v.object({ CONTRACT_VERSION: v.number() });

async function readContract({ folder, manifest }: SourcePackage): Promise<number | undefined> {
  const file = manifest.artha.package.contract;
  if (file === undefined) return undefined;
  const module: unknown = await import(pathToFileURL(join(folder, file)).href);
  return v.parse(contractSchema, module).CONTRACT_VERSION;
}

async function readCurrent(source: SourcePackage): Promise<ContractedApi> {
  const contract = await readContract(source);
  return { api: describeApi(source), ...(contract !== undefined && { contract }) };
}

/** Records the public API of the sources and, once a version states the changes, that of the version. */
function record(source: SourcePackage, facts: ApiVersions): void {
  recordCurrent(source, facts.current);
  const isOfVersion = facts.released?.version === facts.version;
  if (!isOfVersion && findUnstated(facts).length === 0) recordReleased(source, facts.current);
}

// npm run api: records the public API of every publishable package. With --check it writes nothing.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const { releases } = await getReleasePlan(root);
for (const source of findSourcePackages(root)) {
  const { name, version } = source.manifest;
  const readFacts = (current: ContractedApi): ApiVersions => ({
    name,
    version,
    current,
    recorded: readRecorded(source),
    released: readReleased(source),
    nextVersion: releases.find((release) => release.name === name)?.newVersion ?? version,
  });
  const current = await readCurrent(source);
  if (!values.check) record(source, readFacts(current));
  const problems = judgeApi(readFacts(current));
  console.log(
    problems.length > 0 ? problems.join('\n\n') : `${name} ${version}: its public API is recorded and stated.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
