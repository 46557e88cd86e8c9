import { createStore } from '@artha/shared';
import { sampleVersion } from '@artha/shared/testing';
import { ShellReplaced, type ScriptGuard } from '../federation/scriptGuard.ts';
import { sampleFound, sampleScreen } from '../testing/sampleScreen.ts';
import { sampleGuard } from '../testing/sampleGuard.ts';
import { learnLinkedReleases } from './learnLinkedReleases.ts';

const screenAt = (path: string) => {
  const [, remote] = /^\/tools\/(.+)$/.exec(path) ?? [];
  return remote === undefined ? undefined : sampleScreen(() => Promise.resolve({}), { ...sampleFound(), remote });
};

/** Learns what a page links. @param load gives the release of a remote. */
async function learn(html: string, load: ScriptGuard['loadRelease']) {
  document.body.innerHTML = html;
  const loadRelease = jest.fn(load);
  globalThis.__artha = { ...sampleGuard(), loadRelease };
  const isStale = createStore(false);
  learnLinkedReleases(screenAt, isStale);
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  return { asked: loadRelease.mock.calls.flat(), isStale: isStale.get() };
}

test('the release of each remote that the page links is learned once; one that does not come is left', async () => {
  const guard = sampleGuard({ tax: sampleVersion() });
  const links = `
    <a href="/tools/tax">Tax</a> <a href="/tools/tax?year=2025#top">2025</a> <a href="/tools/gone">Gone</a>
    <a href="/nowhere">Nowhere</a> <a href="https://elsewhere.example/tools/report">Elsewhere</a>`;
  expect(await learn(links, (name) => guard.loadRelease(name))).toEqual({ asked: ['tax', 'gone'], isStale: false });
});

test('a page with an older shell than the one of a linked remote is stale', async () => {
  const load = () => Promise.reject(new ShellReplaced('tax needs another shell.'));
  expect(await learn('<a href="/tools/tax">Tax</a>', load)).toEqual({ asked: ['tax'], isStale: true });
});
