import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readSettings, type Settings } from '@artha/containers/readSettings';
import { readTeams } from '@artha/containers/teams';
import { root } from '@artha/process/root';
import { findSchemaFaults } from './api.ts';
import { findNetworkFaults } from './findNetworkFaults.ts';
import { findPodFaults } from './findPodFaults.ts';
import { findSiteFaults } from './findSiteFaults.ts';
import { renderFolder } from './kustomize.ts';
import { isMap, manifestSchema, nameOf, type Manifest } from './manifest.ts';
import { findReferences } from './references.ts';
import { readWorkloads } from './workload.ts';

const folder = join(root, 'deploy/kubernetes');
const teams = readTeams(root);
const read = (...files: string[]): string => files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

const namespaces = renderFolder(join(folder, 'namespaces'));
const remotes = renderFolder(join(folder, 'remotes'));
const local = [...renderFolder(join(folder, 'overlays/local')), ...remotes];
const production = renderFolder(join(folder, 'overlays/production'));
const overlays = [
  { overlay: 'local', manifests: local },
  { overlay: 'production', manifests: production },
];

const findFaults = (manifests: readonly Manifest[]): string[] => [
  ...readWorkloads(manifests).flatMap(findPodFaults),
  ...findSiteFaults(manifests),
  ...findNetworkFaults(manifests),
];

test('every object matches the types of the API', () => {
  expect(findSchemaFaults([...namespaces, ...local, ...production])).toEqual([]);
});

test.each(overlays)('$overlay follows our own rules', ({ manifests }) => {
  expect(findFaults(manifests)).toEqual([]);
});

test('namespaces enforce the strictest profile of Pod Security', () => {
  const enforced = namespaces.map(({ metadata }) => metadata.labels['pod-security.kubernetes.io/enforce']);
  expect(new Set(enforced)).toEqual(new Set(['restricted']));
});

test('the site and each team have a namespace', () => {
  const names = namespaces.map(({ metadata }) => metadata.name);
  expect(names.sort()).toEqual(['artha', ...teams.map(({ name }) => `artha-${name}`)].sort());
  for (const { manifests } of overlays) {
    expect(names).toEqual(expect.arrayContaining(manifests.map(({ metadata }) => metadata.namespace)));
  }
});

test('production names each image by its digest, which a registry cannot change', () => {
  const images = readWorkloads(production).flatMap(({ spec }) =>
    spec.template.spec.containers.map(({ image }) => image),
  );
  expect(images.length).toBeGreaterThanOrEqual(4);
  expect(images.filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
});

test('every remote has a Job in its own namespace with its own image', () => {
  const jobs = readWorkloads(remotes).filter(({ kind }) => kind === 'Job');
  const images = jobs.map(({ metadata, spec }) => [metadata.namespace, spec.template.spec.containers[0]?.image]);
  const expected = teams.map(({ name }) => [`artha-${name}`, `artha/remote-${name}:local`]);
  expect(images.sort()).toEqual(expected.sort());
});

/** The programs that run in the containers of a service. */
const programs: Readonly<Record<string, string>> = {
  edge: 'platform/containers/edge.ts',
  release: 'platform/containers/release.ts',
  statements: 'statements/src/service/server.ts',
  publish: 'platform/containers/remote.ts',
};

/** The gateway's start script is part of deploy/gateway; all its variables have a default. */
function settingsOf(part: string): Settings {
  const program = programs[part];
  if (program !== undefined) return readSettings(program);
  const names = [...read('deploy/gateway/start').matchAll(/\b[A-Z_]{4,}\b/g)].map(([name]) => name);
  return { read: new Set(names), required: new Set() };
}

/** Variables that only build other variables: the service does not read them. */
const isOnlyReferred = (name: string, values: readonly string[]): boolean =>
  values.some((value) => value.includes(`$(${name})`));

test.each(overlays)('in $overlay, each service gets what it reads and needs, and no more', ({ manifests }) => {
  const faults = readWorkloads(manifests).flatMap(({ metadata, spec }) => {
    const { read: known, required } = settingsOf(metadata.name);
    const env = spec.template.spec.containers.flatMap((container) => container.env);
    const values = env.map(({ value = '' }) => value);
    const unread = env.filter(({ name }) => !known.has(name) && !isOnlyReferred(name, values));
    const missing = [...required].filter((name) => !env.some((one) => one.name === name && one.value !== ''));
    return [
      ...unread.map(({ name }) => `${metadata.name} does not read ${name}`),
      ...missing.map((name) => `${metadata.name} needs ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});

test.each(overlays)('in $overlay, services listen on the ports of their images and their settings', ({ manifests }) => {
  const unknown = readWorkloads(manifests).flatMap(({ metadata, spec }) => {
    const image = metadata.name === 'gateway' ? 'gateway' : 'node';
    const [, exposed = ''] = /^EXPOSE (.*)$/m.exec(read(`deploy/docker/${image}.Dockerfile`)) ?? [];
    return spec.template.spec.containers.flatMap(({ env, ports }) => {
      const told = env.filter(({ name }) => name === 'METRICS_PORT').map(({ value }) => value);
      return ports.filter(({ containerPort }) => ![...exposed.split(' '), ...told].includes(String(containerPort)));
    });
  });
  expect(unknown).toEqual([]);
});

test('the README tells how to create every Secret and ConfigMap that is referred to, and no other', () => {
  const rows = read('deploy/kubernetes/README.md').matchAll(/^\| ((?:Secret|ConfigMap) \S+) +\| ([^|]+?) +\|/gm);
  const documented = new Map([...rows].map(([, name = '', keys = '']) => [name, keys.split(', ')]));
  const references = overlays.flatMap(({ manifests }) => findReferences(manifests));
  expect(new Set(references.map(({ name }) => name))).toEqual(new Set(documented.keys()));
  for (const { name, keys } of references) expect(documented.get(name)).toEqual(expect.arrayContaining(keys));
});

type Path = readonly (string | number)[];

/** A copy of an object with another value at a path; undefined removes the value. */
function withValue(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === step ? withValue(item, rest, next) : item));
  }
  const map = isMap(value) ? value : {};
  return { ...map, [step]: withValue(map[step], rest, next) };
}

/** An object of the local site with another value at a path. */
function changed(name: string, path: Path, next: unknown): Manifest {
  const manifest = local.find((one) => nameOf(one) === name);
  return v.parse(manifestSchema, JSON.parse(JSON.stringify(withValue(manifest, path, next))));
}

const pod = ['spec', 'template', 'spec'];
const main = [...pod, 'containers', 0];
const edge = 'Deployment artha/edge';
const job = 'Job artha-tax/publish';
const policy = 'NetworkPolicy artha/statements';

test('finds wrong types, missing and unknown fields, unknown values and unknown kinds', () => {
  const faults = findSchemaFaults([
    changed(edge, ['spec', 'minReadySeconds'], 'ten'),
    changed(edge, ['spec', 'selector'], undefined),
    changed(edge, [...main, 'readinesProbe'], {}),
    changed(edge, ['metadata', 'lables'], {}),
    changed(edge, [...main, 'imagePullPolicy'], 'Sometimes'),
    changed(edge, ['apiVersion'], 'apps/v2'),
  ]);
  expect(faults).toEqual([
    "Deployment artha/edge: Type 'string' is not assignable to type 'number'.",
    expect.stringContaining(`Property '"selector"' is missing`),
    expect.stringContaining(`'"readinesProbe"' does not exist in type`),
    expect.stringContaining(`'"lables"' does not exist in type`),
    expect.stringContaining(`Type '"Sometimes"' is not assignable to type`),
    expect.stringContaining("Cannot find module 'kubernetes-models/apps/v2/Deployment'"),
  ]);
});

test.each<[fault: string, name: string, path: Path, next: unknown, reason: RegExp]>([
  ['a token of the cluster', edge, [...pod, 'automountServiceAccountToken'], true, /mounts a token/],
  ['the network of the machine', edge, [...pod, 'hostNetwork'], true, /namespace of its machine/],
  [
    'a folder of the machine',
    edge,
    [...pod, 'volumes', 0],
    { name: 'store', hostPath: { path: '/' } },
    /folder of its/,
  ],
  ['root', edge, [...pod, 'securityContext', 'runAsNonRoot'], false, /may run as root/],
  ['another user', edge, [...pod, 'securityContext', 'runAsUser'], 1000, /user 10001/],
  ['no seccomp profile', edge, [...pod, 'securityContext', 'seccompProfile'], undefined, /seccomp/],
  ['privilege escalation', edge, [...main, 'securityContext', 'allowPrivilegeEscalation'], true, /gain privileges/],
  ['a privileged container', edge, [...main, 'securityContext', 'privileged'], true, /privileged/],
  ['a user that a container sets', edge, [...main, 'securityContext', 'runAsUser'], 0, /sets its own user/],
  [
    'a writable root file system',
    edge,
    [...main, 'securityContext', 'readOnlyRootFilesystem'],
    false,
    /write to its root/,
  ],
  ['a capability', edge, [...main, 'securityContext', 'capabilities', 'add'], ['NET_ADMIN'], /capabilities/],
  [
    'an init container with privileges',
    'Deployment artha/release',
    [...pod, 'initContainers', 0, 'securityContext'],
    {},
    /gain privileges/,
  ],
  ['a /tmp without a limit', edge, [...pod, 'volumes'], [{ name: 'tmp', emptyDir: {} }], /no \/tmp/],
  ['no memory request', edge, [...main, 'resources', 'requests', 'memory'], undefined, /requests no memory/],
  ['no processor limit', edge, [...main, 'resources', 'limits', 'cpu'], undefined, /no limit of cpu/],
  ['an image without a tag', edge, [...main, 'image'], 'here:5000/artha/edge', /without a tag/],
  ['the latest image', edge, [...main, 'image'], 'artha/edge:latest', /moving tag/],
  ['no startup probe', edge, [...main, 'startupProbe'], undefined, /no startupProbe/],
  ['no readiness probe', edge, [...main, 'readinessProbe'], undefined, /no readinessProbe/],
  ['a probe of an unknown port', edge, [...main, 'livenessProbe', 'httpGet', 'port'], 'web', /does not name: web/],
  ['no delay before the stop', edge, [...main, 'lifecycle'], undefined, /before connections are redirected/],
  ['too short a grace period', edge, [...pod, 'terminationGracePeriodSeconds'], 20, /less than 30 s/],
  [
    'all copies on one machine',
    edge,
    [...pod, 'topologySpreadConstraints'],
    [],
    /not spread over kubernetes.io.hostname/,
  ],
  ['a Job that restarts', job, [...pod, 'restartPolicy'], 'OnFailure', /restarts within one pod/],
  ['a Job that is never deleted', job, ['spec', 'ttlSecondsAfterFinished'], undefined, /is never deleted/],
  ['a Job without a time limit', job, ['spec', 'activeDeadlineSeconds'], undefined, /has no time limit/],
  ['a selector of other pods', edge, ['spec', 'selector', 'matchLabels'], { a: 'b' }, /its own pods/],
  [
    'no budget',
    'PodDisruptionBudget artha/edge',
    ['spec', 'selector', 'matchLabels'],
    { a: 'b' },
    /0 disruption budgets/,
  ],
  [
    'a budget that allows no disruption',
    'PodDisruptionBudget artha/edge',
    ['spec', 'maxUnavailable'],
    0,
    /from being drained/,
  ],
  [
    'no autoscaler',
    'HorizontalPodAutoscaler artha/edge',
    ['spec', 'scaleTargetRef', 'name'],
    'gate',
    /has no autoscaler/,
  ],
  [
    'an autoscaler with minimum above maximum',
    'HorizontalPodAutoscaler artha/edge',
    ['spec', 'minReplicas'],
    99,
    /higher minimum than maximum/,
  ],
  ['a fixed number of copies', edge, ['spec', 'replicas'], 3, /override the autoscaler/],
  ['two release services', 'Deployment artha/release', ['spec', 'replicas'], 2, /must run as one process/],
  ['a Service without pods', 'Service artha/edge', ['spec', 'selector'], { a: 'b' }, /selects 0 Deployments/],
  [
    'a Service with an unknown port',
    'Service artha/edge',
    ['spec', 'ports', 0, 'targetPort'],
    'web',
    /a port that no container has: web/,
  ],
  [
    'an account with a token',
    'ServiceAccount artha/edge',
    ['automountServiceAccountToken'],
    true,
    /no service account without/,
  ],
  ['a Secret', 'ServiceAccount artha/edge', ['kind'], 'Secret', /must not be in a file/],
  ['an object that exists twice', 'Service artha/edge', ['metadata', 'name'], 'gateway', /exists twice/],
  ['an open namespace', 'NetworkPolicy artha/nothing', ['spec', 'policyTypes'], ['Ingress'], /In artha, pods/],
  ['a policy that selects no pod', policy, ['spec', 'podSelector', 'matchLabels'], { a: 'b' }, /selects no pod/],
  ['statements that may use DNS', policy, ['spec', 'egress'], [{ ports: [{ port: 53 }] }], /may reach other pods/],
  ['statements that every pod may reach', policy, ['spec', 'ingress'], [{}], /Other pods than the gateway/],
  [
    'statements that all pods of the namespace may reach',
    policy,
    ['spec', 'ingress', 0, 'from', 0, 'podSelector'],
    {},
    /Other pods than the gateway/,
  ],
])('finds %s', (_fault, name, path, next, reason) => {
  const others = local.filter((manifest) => nameOf(manifest) !== name);
  expect(findFaults([...others, changed(name, path, next)])).toContainEqual(expect.stringMatching(reason));
});
