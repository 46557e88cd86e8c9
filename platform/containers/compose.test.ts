import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '@artha/process/root';
import { readTeams } from './teams.ts';

const serviceSchema = v.looseObject({
  profiles: v.array(v.picklist(['full', 'light'])),
  image: v.string(),
  build: v.optional(v.looseObject({ dockerfile: v.string(), args: v.optional(v.record(v.string(), v.string()), {}) })),
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  mem_limit: v.string(),
  pids_limit: v.number(),
  stop_grace_period: v.string(),
  healthcheck: v.optional(v.looseObject({ test: v.array(v.string()) })),
  ports: v.optional(v.array(v.pipe(v.string(), v.startsWith('127.0.0.1:'))), []),
  privileged: v.optional(v.never()),
  network_mode: v.optional(v.literal('none')),
});
const composeSchema = v.looseObject({
  services: v.record(v.string(), serviceSchema),
  networks: v.looseObject({ statements: v.object({ internal: v.literal(true) }) }),
});

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const { services } = v.parse(composeSchema, parse(text, { merge: true }));
const names = Object.keys(services);
const inProfile = (profile: 'full' | 'light') => names.filter((name) => services[name]?.profiles.includes(profile));

const client = spawnSync('docker', ['compose', 'version'], { encoding: 'utf8' });
const withClient = client.status === 0 ? test.each : test.skip.each;

describe('docker-compose.yml', () => {
  test('every service has no privileges, has limits, and has a health check', () => {
    // The parse above checks this for every service; one that may end has no health check.
    expect(names.filter((name) => !services[name]?.healthcheck && !services[name]?.build)).toEqual([]);
    expect(names.filter((name) => services[name]?.['restart'] === 'no')).toEqual(['keys']);
  });

  test('the whole site has the services of production, and the light one needs fewer', () => {
    const both = ['gateway', 'keys', 'statements'];
    const remotes = readTeams(root).map(({ folder }) => folder);
    const full = ['auth', 'edge', 'google', 'mail', 'postgres', 'release', 'storage'];
    expect(inProfile('full').toSorted()).toEqual([...both, ...remotes, ...full].toSorted());
    const light = ['edge-light', 'release-light', 'stand-ins'];
    expect(inProfile('light').toSorted()).toEqual([...both, ...remotes, ...light].toSorted());
  });

  test('the statement service shares a network with the gateway only', () => {
    const inside = names.filter((name) => JSON.stringify(services[name]?.['networks'] ?? '').includes('statements'));
    expect(inside).toEqual(['gateway', 'statements']);
    expect(services['statements']?.['networks']).toEqual(['statements']);
  });

  test('no image has a moving tag', () => {
    expect(
      [...text.matchAll(/_IMAGE:-([^}]+)\}/g)].filter(
        ([, image = '']) => !/:[^:]*\d/.test(image) && !image.includes(':bookworm'),
      ),
    ).toEqual([]);
    expect(text).not.toMatch(/:latest/);
  });

  test('every setting is in .env.example, with the same default', () => {
    const example = new Map(
      [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(?<name>[A-Z_]+)=(?<value>.*)$/gm)].map(
        ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const,
      ),
    );
    const used = new Map(
      [...text.matchAll(/\$\{([A-Z_]+):-([^}]*)\}/g)].map(([, name = '', value = '']) => [name, value]),
    );
    expect([...text.matchAll(/(?<!\$)\$\{?([A-Z_]+)(?!:-)\b(?!:-)/g)].map(([found]) => found)).toEqual([]);
    const { COMPOSE_PROFILES: profile, ...told } = Object.fromEntries(example);
    expect(told).toEqual(Object.fromEntries(used));
    expect(readFileSync(join(root, '.env'), 'utf8')).toContain(`COMPOSE_PROFILES=${profile ?? ''}`);
  });

  test('every program and file of an image exists', () => {
    const args = names.map((name) => services[name]?.build?.args ?? {});
    const files = args.flatMap(({ SERVICE = '', OTHERS = '' }) => [SERVICE, ...OTHERS.split(/\s+/)]).filter(Boolean);
    expect(files.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
    const dockerfiles = names.map((name) => services[name]?.build?.dockerfile).filter((file) => file !== undefined);
    expect([...new Set(dockerfiles)].toSorted()).toEqual(
      globSync('deploy/docker/*.Dockerfile', { cwd: root }).toSorted(),
    );
  });

  withClient([['full'], ['light']])('docker compose accepts it with the profile %s', (profile) => {
    const { status, stderr } = spawnSync('docker', ['compose', '--profile', profile, 'config', '--quiet'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

describe('the images', () => {
  test.each(globSync('deploy/docker/*.Dockerfile', { cwd: root }))(
    '%s has a configurable base, and no privileges',
    (file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const bases = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1] ?? '');
      const stages = lines.flatMap((line) => / AS ([\w-]+)$/.exec(line)?.[1] ?? []);
      expect(bases.filter((base) => !base.startsWith('${') && !stages.includes(base))).toEqual([]);
      expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER 10001:10001');
      expect(lines.join('\n')).not.toMatch(/syntax=|ADD |:latest/);
    },
  );
});
