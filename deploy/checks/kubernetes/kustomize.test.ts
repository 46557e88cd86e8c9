import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { root } from '@artha/process/root';
import { renderFolder } from './kustomize.ts';
import { nameOf, readManifests, type Manifest } from './manifest.ts';

let folder = '';

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-kustomize-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const head = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n';
const job = `apiVersion: batch/v1
kind: Job
metadata: { name: publish }
spec:
  template:
    spec:
      restartPolicy: Never
      containers: [{ name: main, image: 'artha/remote:1', args: [a, b], env: [{ name: A, value: '1' }, { name: B, value: '2' }] }]
`;

test('merges lists by the keys of their items, and replaces lists of values', () => {
  write({
    'kustomization.yaml': `${head}resources: [job.yaml]\npatches: [{ path: patch.yaml, target: { kind: Job } }]\n`,
    'job.yaml': job,
    'patch.yaml': `apiVersion: any
kind: Any
metadata: { name: any }
spec: { template: { spec: { containers: [{ name: main, args: [c], env: [{ name: B, value: '3' }] }] } } }
`,
  });
  expect(renderFolder(folder)).toMatchObject([
    {
      kind: 'Job',
      metadata: { name: 'publish' },
      spec: {
        template: {
          spec: {
            restartPolicy: 'Never',
            containers: [
              {
                image: 'artha/remote:1',
                args: ['c'],
                env: [
                  { name: 'B', value: '3' },
                  { name: 'A', value: '1' },
                ],
              },
            ],
          },
        },
      },
    },
  ]);
});

test('puts one template into several namespaces, each with its own image', () => {
  write({
    'template/kustomization.yaml': `${head}resources: [job.yaml]\n`,
    'template/job.yaml': job,
    'tax/kustomization.yaml': `${head}namespace: tax\nresources: [../template]
images: [{ name: artha/remote, newName: 'here:5000/tax', newTag: '7' }]\n`,
    'auth/kustomization.yaml': `${head}namespace: auth\nresources: [../template]\n`,
    'kustomization.yaml': `${head}resources: [tax, auth]\n`,
  });
  const rendered = renderFolder(folder);
  expect(rendered.map(nameOf)).toEqual(['Job tax/publish', 'Job auth/publish']);
  expect(JSON.stringify(rendered[0])).toContain('"image":"here:5000/tax:7"');
  expect(JSON.stringify(rendered[1])).toContain('"image":"artha/remote:1"');
});

test.each([
  ['an unknown field', 'namePrefix: a-\n', {}, /namePrefix/],
  [
    'a patch without a target',
    'patches: [{ path: patch.yaml }]\n',
    { 'patch.yaml': job.replace('publish', 'x') },
    /nothing/,
  ],
  [
    'a directive within a patch',
    'patches: [{ path: patch.yaml }]\n',
    { 'patch.yaml': `${job}\n$patch: delete\n` },
    /\$patch/,
  ],
  [
    'a patch of a list whose key is unknown',
    'patches: [{ path: patch.yaml }]\n',
    {
      'job.yaml': `${job}  podFailurePolicy: { rules: [{ action: Ignore }] }\n`,
      'patch.yaml': `${job}  podFailurePolicy: { rules: [{ action: Count }] }\n`,
    },
    /rules, for which keyOfList has no key/,
  ],
])('refuses %s', (_what, more, files, reason) => {
  write({ 'kustomization.yaml': `${head}resources: [job.yaml]\n${more}`, 'job.yaml': job, ...files });
  expect(() => renderFolder(folder)).toThrow(reason);
});

const versionsSchema = v.object({ kustomizeVersion: v.pipe(v.string(), v.regex(/^v([5-9]|\d\d)\./)) });

/** Why our rendering is not compared; undefined if it is compared. */
function whyNoKubectl(): string | undefined {
  const { status, stdout } = spawnSync('kubectl', ['version', '--client', '-o', 'json'], { encoding: 'utf8' });
  if (status !== 0) return 'kubectl is not installed';
  return v.is(versionsSchema, JSON.parse(stdout)) ? undefined : 'kubectl has a Kustomize before version 5';
}

const reason = whyNoKubectl();
const inOrder = (manifests: readonly Manifest[]) => [...manifests].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));

(reason ? describe.skip : describe)(`kubectl${reason ? `, skipped: ${reason}` : ''}`, () => {
  test.each(['namespaces', 'remotes', 'remotes/tax', 'overlays/local', 'overlays/production'])(
    'renders deploy/kubernetes/%s as we do',
    (part) => {
      const path = join(root, 'deploy/kubernetes', part);
      const { stdout, stderr } = spawnSync('kubectl', ['kustomize', path], { encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(inOrder(renderFolder(path))).toEqual(inOrder(readManifests(stdout)));
    },
  );
});
