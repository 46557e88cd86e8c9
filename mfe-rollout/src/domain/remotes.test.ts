import { findRemotes, joinRemotes } from './remotes.ts';
import { sampleChange, sampleRelease, sampleSite } from '../testing/site.ts';

test('the shell comes first, and each remote has its releases from the newest, with what is known of each', () => {
  const [shell, tax] = joinRemotes(sampleSite());
  expect([shell?.name, tax?.name]).toEqual(['shell', 'tax']);
  expect(tax?.releases.map(({ version, isLive, share }) => [version, isLive, share])).toEqual([
    ['1.1.0', true, 100],
    ['1.0.0', false, 0],
  ]);
  expect(tax?.live.counts?.visits).toBe(1840);
  expect(tax?.live.origin?.commit).toBe('0a1b2c3d4e5f');
  expect(shell?.live.counts).toBeUndefined();
});

test('a release that came back keeps the entry that first published it', () => {
  const log = [
    sampleChange(3, { action: 'rollback', by: 'someone' }),
    sampleChange(2),
    sampleChange(1, { version: '1' }),
  ];
  const [, tax] = joinRemotes(sampleSite({ log: log.slice(0, 2) }));
  expect(tax?.live.origin?.number).toBe(2);
  expect(tax?.changes).toHaveLength(2);
});

test('a canary has its share, and is not the live release', () => {
  const registry = {
    microFrontends: {
      tax: [sampleRelease('1.1.0', { share: 95 }), sampleRelease('1.2.0', { isLive: false, share: 5 })],
    },
  };
  const [tax] = joinRemotes(sampleSite({ registry }));
  expect(tax?.live.version).toBe('1.1.0');
  expect(tax?.releases[0]).toMatchObject({ version: '1.2.0', share: 5, isLive: false });
});

test('what is not known stays unknown, and what the service does not mention is nothing', () => {
  const [, known] = joinRemotes(sampleSite({ service: { remotes: [{ name: 'tax', nextShell: 'Accept react 20.' }] } }));
  expect(known).toMatchObject({ previews: 0, nextShell: 'Accept react 20.', problem: undefined });
  const [, unknown] = joinRemotes(sampleSite({ service: undefined, log: undefined, counts: undefined }));
  expect(unknown).toMatchObject({ previews: undefined, changes: undefined });
  expect(joinRemotes(sampleSite({ registry: undefined }))).toEqual([]);
});

test('a remote without a live release is not listed', () => {
  const registry = { microFrontends: { tax: [sampleRelease('1.0.0', { isLive: false })] } };
  expect(joinRemotes(sampleSite({ registry }))).toEqual([]);
});

test('remotes are found by letters of their name or owner', () => {
  const remotes = joinRemotes(sampleSite());
  const namesFor = (wanted: string) => findRemotes(remotes, wanted).map(({ name }) => name);
  expect(namesFor(' TA')).toEqual(['tax']);
  expect(namesFor('platform')).toEqual(['shell']);
  expect(namesFor('')).toEqual(['shell', 'tax']);
  expect(namesFor('no such')).toEqual([]);
});
