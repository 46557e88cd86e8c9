import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { runCommand } from '@artha/process/runCommand';
import { browserAt } from '../browsers/recorded.ts';
import { publishBaseSite, startRowSite, type RowSite } from './baseSite.ts';
import { describeOutcome } from './describeOutcome.ts';
import { prepareKitFolder, type KitFolder } from './kitFolder.ts';
import type { LibraryOutcome } from './outcome.ts';
import { readOutcome, sourcesOf, writeOutcome } from './rawOutcomes.ts';
import { differs, readResults, resultOf, resultsFile, writeResults } from './results.ts';
import { readRows, type LibraryRow } from './row.ts';
import { createRowRemote } from './rowRemote.ts';
import { tableFile, writeTable } from './table.ts';
import { tryRow } from './tryRow.ts';

const usage = `npm run libraries                          tries every library, and writes the table in docs/remotes.md
npm run libraries -- --only sonner,moment  only these
npm run libraries -- --first               only those of the table, without those listed below it
npm run libraries -- --resume              only those that were not tried since the last change
npm run libraries -- --only sonner --keep  leaves the site of the last one running, at PORT or any free port
The exit code is 1 if a library is on another step than committed.`;

function readOptions() {
  return parseArgs({
    options: {
      only: { type: 'string' },
      first: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;
}
type Options = ReturnType<typeof readOptions>;

function chooseRows({ only, first }: Options): LibraryRow[] {
  const rows = readRows();
  if (only === undefined) return rows.filter((row) => row.first || !first);
  return only.split(',').map((name) => {
    const row = rows.find((one) => one.name === name);
    if (row) return row;
    throw new Error(`There is no row “${name}”. The rows are: ${rows.map((one) => one.name).join(', ')}.`);
  });
}

/** Tries a row at a site of its own. */
async function tryAt(site: RowSite, browser: Browser, kit: KitFolder, row: LibraryRow): Promise<LibraryOutcome> {
  const facts = { name: row.name, title: row.title, first: row.first, sources: sourcesOf(kit, row) };
  try {
    const remote = await createRowRemote(kit, row, site.url);
    const { versions, installedBy } = remote;
    return { ...facts, versions: { ...versions }, installedBy, attempts: await tryRow(browser, site, remote, row) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    const attempt = { as: 'as written', isLive: false, stoppedBy: 'run', fault, warnings: [], seconds: 0 };
    return { ...facts, versions: {}, attempts: [attempt] };
  }
}

async function tryOnce(browser: Browser, kit: KitFolder, row: LibraryRow): Promise<LibraryOutcome> {
  const site = await startRowSite();
  try {
    return await tryAt(site, browser, kit, row);
  } finally {
    await site.close();
  }
}

/** Tries a row, once more if it is on another step than before: a busy machine may have been too slow. */
async function tryUntilSure(browser: Browser, kit: KitFolder, row: LibraryRow): Promise<LibraryOutcome> {
  const outcome = await tryOnce(browser, kit, row);
  const before = readResults().get(row.name);
  return before !== undefined && differs(before, resultOf(outcome)) ? tryOnce(browser, kit, row) : outcome;
}

/** Keeps a row's outcome, and writes its result. @returns whether it is on another step than before. */
function record(outcome: LibraryOutcome): boolean {
  writeOutcome(outcome);
  const results = readResults();
  const now = resultOf(outcome);
  const isOther = differs(results.get(outcome.name), now);
  writeResults(results.set(outcome.name, now));
  return isOther;
}

async function run(options: Options): Promise<void> {
  const rows = chooseRows(options);
  const kit = await prepareKitFolder();
  await publishBaseSite(console.log);
  const executablePath = browserAt('headless') ?? browserAt('chromium');
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  const others: string[] = [];
  for (const row of rows) {
    const earlier = options.resume ? readOutcome(row.name) : undefined;
    const outcome = earlier?.sources === sourcesOf(kit, row) ? earlier : await tryUntilSure(browser, kit, row);
    console.log(describeOutcome(outcome));
    if (record(outcome)) others.push(row.name);
  }
  await browser.close();
  writeTable([...readResults().values()]);
  await runCommand(['oxfmt', tableFile, resultsFile], { output: 'gather' });
  if (others.length > 0) {
    console.log(`On another step than committed: ${others.join(', ')}.`);
    process.exitCode = 1;
  }
}

/** Publishes a row and leaves its site running, for a person to look at. */
async function keep(row: LibraryRow): Promise<void> {
  const kit = await prepareKitFolder();
  await publishBaseSite(console.log);
  const browser = await chromium.launch({ executablePath: browserAt('headless') ?? '', args: ['--no-sandbox'] });
  const site = await startRowSite(Number(process.env['PORT'] ?? 0));
  const outcome = await tryAt(site, browser, kit, row);
  await browser.close();
  console.log(JSON.stringify(outcome, null, 2));
  console.log(`${describeOutcome(outcome)}\nThe site runs at ${site.url}/tools. Ctrl-C stops it.`);
}

const options = readOptions();
const [last] = chooseRows(options).slice(-1);
if (options.help) console.log(usage);
else if (options.keep && last) await keep(last);
else await run(options);
