import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import type { PartName } from './budgets.ts';
import { describeMachine } from './machine.ts';
import { keepsBudget, type PartFindings, type Measurement } from './measurement.ts';
import { chosenRoutes, parseOptions, type Options } from './options.ts';
import { measureComparison } from './parts/comparison.ts';
import { measureCompose } from './parts/compose.ts';
import { measureFairness } from './parts/fairness.ts';
import { measureInteractive } from './parts/interactive.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureNavigation } from './parts/navigation.ts';
import { measureOnDevice } from './parts/onDevice.ts';
import { measurePhone } from './parts/phone.ts';
import { measurePublish } from './parts/publish.ts';
import { measureScale } from './parts/scale.ts';
import { measureSearch } from './parts/search.ts';
import { measureSizes } from './parts/sizes.ts';
import { measureStart } from './parts/start.ts';
import { measureStatements } from './parts/statements.ts';
import { measureTable } from './parts/table.ts';
import { outFolder } from './paths.ts';
import { markdown, summary, type Report } from './report.ts';
import { openSite, type Site } from './site.ts';

const parts: Record<PartName, (bench: Bench) => Promise<PartFindings>> = {
  sizes: measureSizes,
  lighthouse: measureLighthouse,
  interactive: measureInteractive,
  navigation: measureNavigation,
  comparison: measureComparison,
  publish: measurePublish,
  compose: measureCompose,
  scale: measureScale,
  statements: measureStatements,
  device: measureOnDevice,
  table: measureTable,
  phone: measurePhone,
  search: measureSearch,
  fairness: measureFairness,
  start: measureStart,
};

/** Runs the parts one after another; one that fails becomes a note, and the others still run. */
async function measure(options: Options): Promise<Report> {
  const machine = describeMachine();
  const started = performance.now();
  let opened: Promise<Site> | undefined;
  const bench: Bench = {
    runs: options.runs,
    sizes: options.sizes,
    site: async () => {
      opened ??= openSite();
      const site = await opened;
      return { ...site, routes: chosenRoutes(site.routes, options) };
    },
    say: (line) => {
      console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  ${line}`);
    },
  };
  const measurements: Measurement[] = [];
  const notes: string[] = [];
  for (const part of options.parts) {
    bench.say(part);
    try {
      const found = await parts[part](bench);
      measurements.push(...found.measurements);
      notes.push(...found.notes);
    } catch (error) {
      process.exitCode = 1;
      notes.push(`${part} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await opened?.then(
    (site) => site.close(),
    () => undefined,
  );
  return {
    measuredAt: new Date().toISOString(),
    runs: options.runs,
    parts: options.parts,
    machine,
    measurements,
    notes,
  };
}

// An interrupted bench stops gracefully, with everything that it started.
process.once('SIGINT', () => process.exit(130));

try {
  const report = await measure(parseOptions(process.argv.slice(2)));
  mkdirSync(outFolder, { recursive: true });
  writeFileSync(join(outFolder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(outFolder, 'report.md'), markdown(report));
  console.log(`\n${summary(report)}\n`);
  for (const note of report.notes) console.log(`- ${note}`);
  console.log(`\nEvery figure: ${join(outFolder, 'report.md')}`);
  if (!report.measurements.every(keepsBudget)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
