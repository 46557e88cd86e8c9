import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createEdge } from './createEdge.ts';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { startReleaseService } from '@artha/service/startReleaseService';
import { checkFaults } from '@artha/features/checkFaults';
import { faultCases } from '@artha/features/faultCases';
import { hostileRelease } from './alteredRelease.ts';
import { scratch } from './paths.ts';
import { remotes } from './routes.ts';
import { expect, test } from './site.ts';

/** Returns the lines that a command prints while it runs. */
async function printed(run: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => lines.push(line);
  try {
    await run();
  } finally {
    console.log = log;
  }
  return lines.join('\n');
}

test('PF-35 a team sees what visitors see in each fault, and a release that breaks in one fails', async ({
  ownSite,
}) => {
  const { quickContext, context } = ownSite;
  const service = await startReleaseService(quickContext);
  const edge = await createEdge({ store: context.store, trust: context.trust, releaseServiceUrl: service.url });
  const site = await edge.listen({ port: 0, host: '127.0.0.1' });
  const folder = await mkdtemp(join(scratch(), 'artha-faults-'));
  const options = { site, releaseService: service.url, folder };
  const client = new ReleaseClient(service.url);
  const pictures = () => readdirSync(folder).filter((file) => file.endsWith('.webp'));

  await test.step('the team of a remote that survives all of them gets a line and a picture for each', async () => {
    // One with a single screen in English.
    const own = remotes.find(({ name }) => name === 'categorizer')?.outDir ?? '';
    const lines = await printed(() => checkFaults(client, own, options));
    for (const { title, expected } of faultCases) {
      const sees = {
        works: 'Works.',
        notice: 'The transaction categorizer did not load.',
        incomplete: 'This page did not load completely.',
      };
      expect(lines).toContain(`/tools/transaction-categorizer: ${title}`);
      expect(lines.split('\n').find((line) => line.includes(title))).toMatch(new RegExp(`^ok .*${sees[expected]}`));
    }
    expect(pictures()).toHaveLength(faultCases.length);
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    for (const picture of pictures()) expect(page).toContain(`<img src="${picture}"`);
  });

  await test.step('the team of a remote that throws once it has loaded learns in which, on each screen', async () => {
    const broken = await hostileRelease('tax', 'setTimeout(() => { throw new Error("no rate") })');
    const cases = faultCases.filter(({ id }) => ['404', 'slow'].includes(id));
    const lines = await printed(async () => {
      const check = checkFaults(client, broken, { ...options, cases });
      await expect(check).rejects.toThrow('4 of 4 faults break a page of tax.');
    });
    expect(lines).toMatch(/FAILED.*gone \(404\) .*did not load\.\n +an error was thrown: Error: no rate/);
    expect(lines).toMatch(/FAILED.*its files are slow +Works\.\n +an error was thrown: Error: no rate/);
    for (const screen of ['/tools/tax-calculator', '/tools/tax-calculator/form-16'])
      for (const { title } of cases) expect(lines).toContain(`${screen}: ${title}`);
    expect(pictures()).toHaveLength(4);
    await rm(broken, { recursive: true });
  });

  await rm(folder, { recursive: true });
  await edge.close();
  await service.close();
});
