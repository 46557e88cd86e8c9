import { currentVersion, type RegistryVersion } from '@artha/shared/contract';
import { registryOf, remoteRelease } from '@artha/core/testing/releases';
import { deployVersion, previousVersion, rollBackTo, withdrawFrom } from '@artha/core/versionHistory';
import { deployCanary } from './deployCanary.ts';

/** A version of tax whose number is also its digest. */
function versionOf(number: number): RegistryVersion {
  const [version] = registryOf(remoteRelease({ version: `1.${number}.0` })).microFrontends['tax'] ?? [];
  if (!version) throw new Error('There is no version.');
  return { ...version, extras: { ...version.extras, digest: String(number).padStart(20, '0') } };
}

const at = new Date('2026-02-03T04:05:06Z');

test('a withdrawn remote does not go back to a canary', () => {
  const two = [1, 2].reduce((registry, number) => deployVersion(registry, 'tax', versionOf(number)), registryOf());
  const withdrawn = withdrawFrom(deployCanary(two, 'tax', versionOf(3), { share: 5, now: at }), 'tax', at);
  const { digest = '' } = previousVersion(withdrawn, 'tax')?.extras ?? {};
  const back = rollBackTo(withdrawn, 'tax', digest, at);
  expect(currentVersion(back, 'tax')?.extras.digest).toBe(versionOf(2).extras.digest);
});
