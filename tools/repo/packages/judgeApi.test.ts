import { judgeApi, type ApiVersions } from './judgeApi.ts';

const first = { '.': 'export function f(): void;', './design': 'export function Button(): void;' };

/** A package that equals its last release; `now` overrides parts of its sources. */
function facts({ now = first, contract = 1, ...others }: Partial<ApiVersions> & Now = {}): ApiVersions {
  return {
    name: '@sample/kit',
    current: { api: now, contract },
    recorded: { api: now, contract },
    released: { api: first, contract: 1, version: '1.2.0' },
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

describe('a package whose public API', () => {
  test.each([
    ['is unchanged', {}],
    ['is unchanged, with a pending version', { nextVersion: '1.2.1' }],
    ['has more, with a pending minor version', { now: more, nextVersion: '1.3.0' }],
    ['has more, with a pending major version', { now: more, nextVersion: '2.0.0' }],
    ['has changed, with a pending major version', { now: different, nextVersion: '2.0.0' }],
    ['has less, with a pending major version', { now: less, nextVersion: '2.0.0' }],
    ['breaks remotes, with a new contract', { now: otherAtRunTime, nextVersion: '2.0.0', contract: 2 }],
  ])('%s is accepted', (_, changes) => {
    expect(judgeApi(facts(changes))).toEqual([]);
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
  ])('%s must state it', (_, changes, message) => {
    const problems = judgeApi(facts(changes));
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems).toEqual([expect.stringContaining('npx changeset')]);
  });

  test('breaks remotes under the same contract must raise it', () => {
    expect(judgeApi(facts({ now: otherAtRunTime, nextVersion: '2.0.0' }))).toEqual([
      `@sample/kit breaks the API that remotes get at run time:
  changed  f (.)
Raise CONTRACT_VERSION, which is 1 as in 1.2.0, and say in supportedContracts which remotes still load.`,
    ]);
  });

  test('breaks no contract if it has none', () => {
    const [current, released] = [{ api: otherAtRunTime }, { api: first, version: '1.2.0' }];
    expect(judgeApi(facts({ current, recorded: current, released, nextVersion: '2.0.0' }))).toEqual([]);
  });

  test.each([
    ['differs from the record', { recorded: { api: more, contract: 1 } }],
    ['has another contract than the record', { contract: 2, recorded: { api: first, contract: 1 } }],
    ['was never recorded', { recorded: undefined }],
  ])('%s must record it', (_, changes) => {
    expect(judgeApi(facts(changes))).toEqual([
      'The public API of @sample/kit differs from its record. Run npm run api and commit what it writes.',
    ]);
  });

  test('was never released must record it', () => {
    expect(judgeApi(facts({ released: undefined }))).toEqual([
      'The public API of @sample/kit 1.2.0 is not recorded. Run npm run api and commit what it writes.',
    ]);
  });

  test('has a new version must record it', () => {
    expect(judgeApi(facts({ now: more, version: '1.3.0', nextVersion: '1.3.0' }))).toEqual([
      'The public API of @sample/kit 1.3.0 is not recorded. Run npm run api and commit what it writes.',
    ]);
  });
});
