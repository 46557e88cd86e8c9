import { sampleVersion } from '@artha/shared/testing';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { sampleGuard } from '../testing/sampleGuard.ts';
import { learnLinkedReleases } from './learnLinkedReleases.ts';

test('the release of each remote that the page links is learned once; one that does not come is left', async () => {
  document.body.innerHTML = `
    <a href="/tools/tax">Tax</a> <a href="/tools/tax?year=2025#top">2025</a> <a href="/tools/gone">Gone</a>
    <a href="/nowhere">Nowhere</a> <a href="https://elsewhere.example/tools/report">Elsewhere</a>`;
  const guard = sampleGuard({ tax: sampleVersion() });
  const loadRelease = jest.fn((name: string) => guard.loadRelease(name));
  globalThis.__artha = { ...sampleGuard(), loadRelease };
  learnLinkedReleases((path) => {
    const [, remote] = /^\/tools\/(.+)$/.exec(path) ?? [];
    return remote === undefined ? undefined : sampleScreen(() => Promise.resolve({}), { ...sampleFound(), remote });
  });
  expect(loadRelease.mock.calls).toEqual([['tax'], ['gone']]);
  await expect(loadRelease.mock.results[0]?.value).resolves.toEqual(sampleVersion());
});
