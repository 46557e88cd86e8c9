import { judgeFace, type FaceFacts } from './judgeFace.ts';

const first = { '.': 'export function f(): void;', './design': 'export function Button(): void;' };

/** A package that is as it was released; `now` says what its sources are instead. */
function facts({ now = first, contract = 1, ...others }: Partial<FaceFacts> & Now = {}): FaceFacts {
  return {
    name: '@sample/kit',
    current: { face: now, contract },
    recorded: { face: now, contract },
    released: { face: first, contract: 1, version: '1.2.0' },
    version: '1.2.0',
    nextVersion: '1.2.0',
    ...others,
  };
}

interface Now {
  readonly now?: Record<string, string>;
  readonly contract?: number;
}

const more = { ...first, './design': 'export function Button(): void;\nexport function Icon(): void;' };
const different = { ...first, './design': 'export function Button(): string;' };
const less = { ...first, './design': '' };
const otherAtRunTime = { ...first, '.': 'export function f(): string;' };

describe('a package whose public face', () => {
  test.each([
    ['is as it was', {}],
    ['is as it was, with a new version to come', { nextVersion: '1.2.1' }],
    ['has more, in a minor version to come', { now: more, nextVersion: '1.3.0' }],
    ['has more, in a major version to come', { now: more, nextVersion: '2.0.0' }],
    ['has changed, in a major version to come', { now: different, nextVersion: '2.0.0' }],
    ['has less, in a major version to come', { now: less, nextVersion: '2.0.0' }],
    ['breaks remotes, with a new contract', { now: otherAtRunTime, nextVersion: '2.0.0', contract: 2 }],
  ])('%s is well', (_, changes) => {
    expect(judgeFace(facts(changes))).toEqual([]);
  });

  test.each([
    ['has more, without a version', { now: more }, 'added    Icon (./design)\nThat is a minor version'],
    ['has more, in a patch', { now: more, nextVersion: '1.2.1' }, 'added    Icon (./design)\nThat is a minor version'],
    [
      'has changed, in a minor version',
      { now: different, nextVersion: '1.3.0' },
      'changed  Button (./design)\nThat is a major',
    ],
    [
      'has less, in a minor version',
      { now: less, nextVersion: '1.3.0' },
      'removed  Button (./design)\nThat is a major',
    ],
  ])('%s is told to state it', (_, changes, message) => {
    const problems = judgeFace(facts(changes));
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems).toEqual([expect.stringContaining('npx changeset')]);
  });

  test('breaks remotes under the same contract is told to raise it', () => {
    expect(judgeFace(facts({ now: otherAtRunTime, nextVersion: '2.0.0' }))).toEqual([
      `@sample/kit breaks what remotes get at run time:
  changed  f (.)
Raise CONTRACT_VERSION, which is 1 as in 1.2.0, and say in supportedContracts which remotes still load.`,
    ]);
  });

  test('breaks nothing of a contract where there is none', () => {
    const [current, released] = [{ face: otherAtRunTime }, { face: first, version: '1.2.0' }];
    expect(judgeFace(facts({ current, recorded: current, released, nextVersion: '2.0.0' }))).toEqual([]);
  });

  test.each([
    ['is not what is recorded', { recorded: { face: more, contract: 1 } }],
    ['has another contract than is recorded', { contract: 2, recorded: { face: first, contract: 1 } }],
    ['was never recorded', { recorded: undefined }],
  ])('%s is told to record it', (_, changes) => {
    expect(judgeFace(facts(changes))).toEqual([
      'The public face of @sample/kit is not what is recorded. Run npm run api and commit what it writes.',
    ]);
  });

  test('was never released is told to record it', () => {
    expect(judgeFace(facts({ released: undefined }))).toEqual([
      'The public face of @sample/kit 1.2.0 is not recorded. Run npm run api and commit what it writes.',
    ]);
  });

  test('has a new version is told to record it', () => {
    expect(judgeFace(facts({ now: more, version: '1.3.0', nextVersion: '1.3.0' }))).toEqual([
      'The public face of @sample/kit 1.3.0 is not recorded. Run npm run api and commit what it writes.',
    ]);
  });
});
