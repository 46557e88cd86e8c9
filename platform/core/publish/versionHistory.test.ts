import fc from 'fast-check';
import { currentVersion, type Registry, type RegistryVersion } from '@artha/shared/contract';
import { registryOf, remoteRelease } from '../format/testing/releases.ts';
import {
  deployVersion,
  KEPT_VERSIONS,
  previousVersion,
  rollbackTarget,
  rollBackTo,
  withdrawFrom,
} from './versionHistory.ts';

const empty = registryOf();

/** A version of tax whose number is also its digest. */
function versionOf(number: number): RegistryVersion {
  const [version] = registryOf(remoteRelease({ version: `1.${number}.0` })).microFrontends['tax'] ?? [];
  if (!version) throw new Error('There is no version.');
  return { ...version, extras: { ...version.extras, digest: String(number).padStart(20, '0') } };
}

const deploy = (registry: Registry, number: number) => deployVersion(registry, 'tax', versionOf(number));
const deployAll = (...numbers: number[]) => numbers.reduce(deploy, empty);
const numbersOf = (registry: Registry) =>
  (registry.microFrontends['tax'] ?? []).map(({ extras }) => Number(extras.digest));
const at = new Date('2026-02-03T04:05:06Z');
/** The registry after a rollback; unchanged if there is no earlier version. */
const rollBack = (registry: Registry) => {
  const previous = previousVersion(registry, 'tax');
  return previous ? rollBackTo(registry, 'tax', previous.extras.digest, at) : registry;
};
const liveNumber = (registry: Registry) => Number(currentVersion(registry, 'tax')?.extras.digest);

describe('a deployed version', () => {
  test('is the one that visitors get, at the end of the history', () => {
    const registry = deployAll(1, 2, 3);
    expect(numbersOf(registry)).toEqual([1, 2, 3]);
    expect(liveNumber(registry)).toBe(3);
  });

  test('moves to the end if it was in the history before', () => {
    expect(numbersOf(deployAll(1, 2, 1))).toEqual([2, 1]);
  });

  test('removes the oldest from a history of ten', () => {
    const registry = deployAll(...Array.from({ length: 12 }, (_, index) => index + 1));
    expect(numbersOf(registry)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('does not change other micro frontends and the given registry', () => {
    const before = registryOf(remoteRelease({ name: 'glossary' }));
    const after = deploy(before, 1);
    expect(after.microFrontends['glossary']).toBe(before.microFrontends['glossary']);
    expect(Object.keys(before.microFrontends)).toEqual(['glossary']);
  });
});

describe('the target of a rollback', () => {
  test('is the version before the current one', () => {
    expect(previousVersion(deployAll(1, 2), 'tax')?.extras.digest).toBe(versionOf(1).extras.digest);
  });

  test('is missing in a history of one, and without a history', () => {
    expect(previousVersion(deployAll(1), 'tax')).toBeUndefined();
    expect(previousVersion(empty, 'tax')).toBeUndefined();
  });

  test('is never one that was rolled back from, unless it was published again', () => {
    const back = rollBack(deployAll(1, 2, 3));
    expect([numbersOf(back), liveNumber(back)]).toEqual([[1, 2, 3], 2]);
    const later = deploy(back, 4);
    expect(liveNumber(rollBack(later))).toBe(2);
    expect(liveNumber(rollBack(deploy(deploy(later, 3), 5)))).toBe(3);
  });

  test('is not in a history of one', () => {
    expect(() => rollbackTarget(deployAll(1), 'tax')).toThrow(/^RE-11: tax has no earlier release/);
  });
});

describe('a withdrawn micro frontend', () => {
  const withdraw = (registry: Registry) => withdrawFrom(registry, 'tax', at);

  test('keeps its history, of which visitors get nothing', () => {
    const registry = withdraw(deployAll(1, 2));
    expect(numbersOf(registry)).toEqual([1, 2]);
    expect(currentVersion(registry, 'tax')).toBeUndefined();
  });

  test('goes back to what visitors got last, and from there to the version before', () => {
    const back = rollBack(withdraw(deployAll(1, 2)));
    expect(liveNumber(back)).toBe(2);
    expect(liveNumber(rollBack(back))).toBe(1);
  });

  test('goes back to what a rollback had restored, not to what it left', () => {
    expect(liveNumber(rollBack(withdraw(rollBack(deployAll(1, 2, 3)))))).toBe(2);
  });

  test('that goes back to a named version does not return to those that it passed', () => {
    const named = rollBackTo(withdraw(deployAll(1, 2, 3)), 'tax', versionOf(1).extras.digest, at);
    expect(liveNumber(named)).toBe(1);
    expect(liveNumber(rollBack(withdraw(named)))).toBe(1);
  });

  test('cannot be withdrawn again', () => {
    expect(() => withdraw(withdraw(deployAll(1)))).toThrow(/^RE-11/);
    expect(() => withdraw(empty)).toThrow(/^RE-11/);
  });
});

describe('a rollback to a version that it names', () => {
  const to = (registry: Registry, number: number) => rollBackTo(registry, 'tax', versionOf(number).extras.digest, at);

  test('restores any version of the history, and a later rollback does not lead to those that it passed', () => {
    const back = to(deployAll(1, 2, 3, 4), 2);
    expect([numbersOf(back), liveNumber(back)]).toEqual([[1, 2, 3, 4], 2]);
    const later = deploy(back, 5);
    expect(liveNumber(rollBack(later))).toBe(2);
    expect(liveNumber(rollBack(back))).toBe(1);
  });

  test('can be undone: the version that returns is as if nothing had been rolled back', () => {
    const back = to(deployAll(1, 2, 3), 2);
    const again = to(back, 3);
    expect(liveNumber(again)).toBe(3);
    expect(currentVersion(again, 'tax')?.extras.rolledBack).toBeUndefined();
    expect(liveNumber(rollBack(again))).toBe(2);
  });

  test('is refused for one that is not kept, or is live already', () => {
    expect(() => to(deployAll(1, 2), 7)).toThrow(/^RE-11: The site keeps no release 0+7 of tax\./);
    expect(() => to(deployAll(1, 2), 2)).toThrow(/^RE-11: tax 1\.2\.0 is already live\./);
  });
});

test('after any deployments and rollbacks, visitors get one version with all of the traffic', () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 15 }), fc.constant('back' as const)), { minLength: 1 });
  fc.assert(
    fc.property(steps, (chosen) => {
      let registry = empty;
      let expected: number | undefined;
      for (const step of chosen) {
        const previous = previousVersion(registry, 'tax');
        if (step !== 'back') {
          registry = deploy(registry, step);
          expected = step;
        } else if (previous) {
          registry = rollBackTo(registry, 'tax', previous.extras.digest, at);
          expected = Number(previous.extras.digest);
        }
        const history = registry.microFrontends['tax'] ?? [];
        const live = history.filter(({ deployment }) => deployment.default);
        expect(live.map(({ extras }) => Number(extras.digest))).toEqual(expected === undefined ? [] : [expected]);
        expect(history.reduce((sum, { deployment }) => sum + deployment.traffic, 0)).toBe(
          expected === undefined ? 0 : 100,
        );
        expect(history.length).toBeLessThanOrEqual(KEPT_VERSIONS);
        expect(new Set(numbersOf(registry)).size).toBe(history.length);
      }
    }),
  );
});
