import { rmSync } from 'node:fs';
import { shellFolder } from '@artha/core/testing/releaseFolders';
import { openTeamSite, type TeamSite } from '../testing/openTeamSite.ts';
import { faults } from './kit.ts';

let site: TeamSite | undefined;

afterEach(async () => {
  await site?.close();
});

test('--faults replaces the check of the kit, and is for remotes', async () => {
  site = await openTeamSite({});
  expect(faults.findCheck?.({})).toBeUndefined();
  const check = faults.findCheck?.({ faults: true });
  const releaseFolder = shellFolder();
  const own = { folder: site.folder, name: 'shell', kind: 'shell', outDir: releaseFolder } as const;
  await expect(
    check?.({ own, releaseFolder, settings: { site: site.url, keyFile: undefined }, features: [] }),
  ).rejects.toThrow('The faults of the shell are tested by the journeys of its repository.');
  rmSync(releaseFolder, { recursive: true });
});
