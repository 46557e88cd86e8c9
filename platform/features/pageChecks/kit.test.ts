import { rmSync } from 'node:fs';
import { publish } from '@artha/core/publish';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { renderHere } from '@artha/core/testing/renderHere';
import { findOutcomes } from '@artha/remote-kit/checkRemote';
import { openTeamSite, type TeamSite } from '../testing/openTeamSite.ts';
import { pageChecks } from './kit.ts';

let site: TeamSite | undefined;
const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};

afterEach(async () => {
  await site?.close();
  for (const one of folders.splice(0)) rmSync(one, { recursive: true });
});

test('barriers in a composed page are faults; no browser opens the pages of an unknown site', async () => {
  site = await openTeamSite({});
  await publish(site.context, [made(shellFolder())]);
  const content = '<img src="/a.png"><button></button>';
  const release = made(remoteFolder({}, { 'server/Tax.cjs': `exports.Tax = () => ${JSON.stringify(content)};` }));
  const outcomes = await findOutcomes(site.client, release, {
    render: renderHere,
    pageChecks: pageChecks.pageChecks ?? [],
  });
  expect(outcomes.at(-1)).toMatchObject({
    name: 'accessibility',
    summary: '1 page',
    faults: expect.arrayContaining([
      expect.stringMatching(/^\/tax: image-alt: .*\(img\)$/),
      expect.stringMatching(/^\/tax: button-name: .*\(button\)$/),
    ]),
  });
});
