import { planNamed, planPublish } from './planPublish.ts';

const workspace = (folder: string, ...dependencies: string[]) => ({
  name: `@artha/${folder}`,
  folder,
  dependencies: dependencies.map((one) => `@artha/${one}`),
  isBuilt: folder === 'shell' || folder.startsWith('mfe-'),
});
const workspaces = [
  workspace('shared'),
  workspace('shell', 'shared'),
  workspace('mfe-auth', 'shared'),
  workspace('mfe-report', 'shared', 'engine'),
  workspace('mfe-tax', 'shared'),
  workspace('engine', 'logs'),
  workspace('logs'),
  workspace('platform/build', 'shared', 'logs'),
];
const nothing = { shell: false, remotes: [], others: [] };
const plan = (...changed: string[]) => planPublish(changed, workspaces);

test.each([
  ['only documents of the repository', ['README.md', 'docs/a.md', 'e2e/a.spec.ts'], nothing],
  ['remotes', ['mfe-tax/src/a.ts', 'mfe-auth/src/a.ts'], { ...nothing, remotes: ['mfe-auth', 'mfe-tax'] }],
  ['the shell', ['shell/src/main.ts'], { ...nothing, shell: true }],
  ['a package of one remote', ['engine/a.ts'], { ...nothing, remotes: ['mfe-report'] }],
  ['a package of a package of one remote', ['logs/a.ts'], { ...nothing, remotes: ['mfe-report'] }],
  ['a deleted remote', ['mfe-gone/a.ts'], nothing],
])('a change of %s publishes these alone', (_, changed, expected) => {
  expect(plan(...changed)).toEqual(expected);
});

test('a change of what all share publishes the shell, which contains it, and checks the remotes', () => {
  expect(plan('shared/a.ts', 'mfe-tax/a.ts')).toEqual({
    shell: true,
    remotes: ['mfe-tax'],
    others: ['mfe-auth', 'mfe-report'],
  });
});

test.each(['platform/build/remotePreset.ts', 'platform/kit/artha.ts', 'package-lock.json', '.nvmrc'])(
  'a change of the tool %s publishes nothing, and checks every remote',
  (file) => {
    expect(plan(file)).toEqual({ ...nothing, others: ['mfe-auth', 'mfe-report', 'mfe-tax'] });
  },
);

test('a folder whose name a workflow cannot use is ignored', () => {
  const folders = ['mfe-a";b', 'mfe-$(id)', 'mfe-ünï'];
  expect(
    planPublish(
      folders.map((folder) => `${folder}/a.ts`),
      folders.map((folder) => workspace(folder)),
    ),
  ).toEqual(nothing);
});

describe('one package', () => {
  test('is published by its name', () => {
    expect(planNamed('tax', workspaces)).toEqual({ ...nothing, remotes: ['mfe-tax'] });
    expect(planNamed('shell', workspaces)).toEqual({ ...nothing, shell: true });
  });

  test.each(['', 'other', '../mfe-tax', 'tax; id', '$(id)', 'tax\nshell=true', '"], "x": ["'])(
    'does not have the name %j',
    (name) => {
      expect(() => planNamed(name, workspaces)).toThrow('No package here has that name.');
    },
  );
});
