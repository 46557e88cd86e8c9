import { rmSync } from 'node:fs';
import { securityHeaders } from '@artha/shared/contract';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import { sampleConfig } from '@artha/core/testing/pages';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { renderHere } from '@artha/core/testing/renderHere';
import { emptyRegistry } from '@artha/core/emptyRegistry';
import { toRegistryVersion } from '@artha/core/registryVersion';
import { deployVersion } from '@artha/core/versionHistory';
import { dryRun } from './dryRun.ts';

test('composed pages have the headers that an edge sends, and an isolated page has others', async () => {
  const route = (path: string) => ({ path, screen: 'Tax', title: 'Tax', description: 'Tax.' });
  const entry = { area: 'footer', column: 'Tools', label: 'Tax', order: 1, to: '/tax' } as const;
  const folders = [
    shellFolder(),
    remoteFolder({ routes: [route('/tax'), { ...route('/own'), isolated: true }], navigation: [entry] }),
  ];
  const [shell, remote] = await Promise.all(folders.map(readReleaseFolder));
  if (!shell || !remote) throw new Error('They are there.');
  const registry = deployVersion(emptyRegistry, 'shell', toRegistryVersion(shell.release, shell.digest, new Date()));
  await dryRun({ registry, config: sampleConfig, shell, render: renderHere }, remote, async (rehearsal) => {
    expect(rehearsal.readPage('/tax')).toBeUndefined();
    await rehearsal.composePages();
    const { headers = {}, html = '' } = rehearsal.readPage('/tax') ?? {};
    expect(headers).toMatchObject({
      'Integrity-Policy': 'blocked-destinations=(script)',
      'Permissions-Policy': securityHeaders['Permissions-Policy'],
      'Content-Security-Policy': expect.stringContaining("require-trusted-types-for 'script'"),
    });
    // As in the page itself.
    const [, policy = 'none'] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(headers['Content-Security-Policy']).toContain(policy);
    expect(rehearsal.readPage('/own')?.headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'noopener-allow-popups',
    });
    expect(rehearsal.readPage('/elsewhere')).toBeUndefined();
    // Pages of others name a registry with the release if the frame shows the remote.
    const file = rehearsal.registryFor('shell', 'en');
    expect(String(await rehearsal.readFile(file.url))).toBe(file.content);
    expect(rehearsal.isKnownTo('shell', 'en')).toBe(true);
    expect(file.content).toContain('/tax');
  });
  for (const folder of folders) rmSync(folder, { recursive: true });
});
