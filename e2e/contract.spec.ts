import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { releaseSchema } from '@artha/shared/contract';
import { createEdge } from './createEdge.ts';
import { serviceFolderOf } from '@artha/service/openLocalContext';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { startReleaseService } from '@artha/service/startReleaseService';
import { alterRelease } from './alteredRelease.ts';
import { root, scratch } from './paths.ts';
import { expect, test } from './site.ts';

const execute = promisify(execFile);
const failureSchema = v.object({ stdout: v.string(), stderr: v.string() });

/** A release that accepts two major versions of the shared package. */
const acceptingBoth = (name: string) =>
  alterRelease(name, (manifest) => {
    const release = v.parse(releaseSchema, JSON.parse(manifest));
    if (release.kind !== 'remote') throw new Error(`${name} is not a remote.`);
    const own = release.shared['@artha/shared'] ?? { range: '', built: '1.0.0' };
    const shared = { ...release.shared, '@artha/shared': { ...own, range: `${own.range} || ^2.0.0` } };
    return JSON.stringify({ ...release, version: '1.1.0', shared });
  });

/** The built shell as it would be with the next major version of the shared package. */
async function nextShell(): Promise<string> {
  const folder = await mkdtemp(join(scratch(), 'artha-shell-'));
  await cp(join(root, 'shell/dist'), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const release = v.parse(releaseSchema, JSON.parse(await readFile(file, 'utf8')));
  if (release.kind !== 'shell') throw new Error('This is no shell.');
  const provides = { ...release.provides, '@artha/shared': '2.0.0' };
  await writeFile(file, JSON.stringify({ ...release, version: '2.0.0', provides }));
  return folder;
}

test('PF-36 the next shell is checked against every live remote, and each owner is told what to change until it fits', async ({
  ownSite,
}) => {
  const { context, quickContext } = ownSite;
  const service = await startReleaseService(quickContext);
  const edge = await createEdge({ store: context.store, trust: context.trust, releaseServiceUrl: service.url });
  const site = await edge.listen({ port: 0, host: '127.0.0.1' });
  const [shell, tax, glossary] = await Promise.all([nextShell(), acceptingBoth('tax'), acceptingBoth('glossary')]);
  const env = {
    ...process.env,
    ARTHA_SITE: site,
    ARTHA_STORE: context.store.folder,
    ARTHA_SERVICE_FOLDER: serviceFolderOf(context.store.folder),
  };
  const run = async (file: string, ...args: readonly string[]): Promise<string> => {
    const done = await execute(process.execPath, [join(root, file), ...args], { cwd: root, env }).catch(
      (error: unknown) => v.parse(failureSchema, error),
    );
    return done.stdout + done.stderr;
  };
  const artha = (...args: readonly string[]) => run('platform/kit/artha.ts', ...args);
  const client = new ReleaseClient(service.url, { signer: context.team });

  await test.step('the team of glossary is prepared; the check says what the team of tax changes', async () => {
    await client.publish(glossary);
    const checked = await artha('check', 'shell', '--all', '--dir', shell);
    expect(checked).toMatch(/^ok +glossary 1\.1\.0 of team-glossary$/m);
    expect(checked).toMatch(
      /^FAILED +tax 1\.0\.0 of \S+ +tax needs @artha\/shared \S+; the shell provides 2\.0\.0\.\n +team-\S+ changes: accept @artha\/shared 2\.0\.0 \(package\.json\)\.$/m,
    );
    expect(checked).toMatch(/Shell 2\.0\.0 would break .*tax/);
  });

  await test.step('such a shell is refused, whoever publishes it', async () => {
    await expect(client.publish(shell)).rejects.toThrow(/RE-09[^]*tax needs @artha\/shared/);
  });

  await test.step('once it is announced, the team of tax alone is told, with the day', async () => {
    const announced = await run('tools/repo/site.ts', 'announce', '2027-03-01', '--dir', shell);
    expect(announced).toMatch(/^tax \(\S+\): .* To change: accept @artha\/shared 2\.0\.0 \(package\.json\)\.$/m);
    expect(await artha('status', 'tax')).toMatch(
      /^WARN +tax: Shell 2\.0\.0 may be live from 2027-03-01 on\..* Before that day: accept @artha\/shared 2\.0\.0 \(package\.json\), and publish it\.$/m,
    );
    expect(await artha('status', 'glossary')).not.toContain('WARN');
  });

  await test.step('a release that accepts it ends the warning', async () => {
    await client.publish(tax);
    expect(await artha('status', 'tax')).not.toContain('WARN');
    expect(await artha('check', 'shell', '--all', '--dir', shell)).toMatch(/^ok +tax 1\.1\.0/m);
  });

  for (const folder of [shell, tax, glossary]) await rm(folder, { recursive: true });
  await edge.close();
  await service.close();
});
