import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '@artha/process/root';

const valueSchema = v.pipe(
  v.union([v.string(), v.number()]),
  // Without a setting, as in .env.example.
  v.transform((value) =>
    String(value)
      .replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1')
      .replaceAll('$$', '$'),
  ),
);
const volumeSchema = v.pipe(
  v.union([
    v.string(),
    v.object({
      source: v.string(),
      target: v.string(),
      read_only: v.optional(v.boolean(), false),
      volume: v.optional(v.object({ subpath: v.string() }), { subpath: '' }),
    }),
  ]),
  v.transform((value) => {
    if (typeof value === 'object')
      return { source: value.source, target: value.target, subpath: value.volume.subpath, read_only: value.read_only };
    const [source = '', target = '', mode] = value.split(':');
    return { source, target, subpath: '', read_only: mode === 'ro' };
  }),
);
const serviceSchema = v.object({
  profiles: v.array(v.string()),
  build: v.optional(
    v.object({
      dockerfile: v.string(),
      target: v.optional(v.string()),
      args: v.optional(v.record(v.string(), valueSchema), {}),
    }),
  ),
  environment: v.optional(v.record(v.string(), valueSchema), {}),
  volumes: v.optional(v.array(volumeSchema), []),
  image: valueSchema,
  command: v.optional(v.array(valueSchema), []),
  tmpfs: v.array(v.string()),
  /** In bytes. */
  mem_limit: v.pipe(
    v.string(),
    v.regex(/^\d+m$/),
    v.transform((text) => Number.parseInt(text, 10) * 1024 ** 2),
  ),
  healthcheck: v.optional(v.object({ test: v.array(v.string()) })),
});

/** A service in docker-compose.yml, every setting at its default. */
export type ComposedPart = v.InferOutput<typeof serviceSchema>;

/** Reads the services of docker-compose.yml, by name. */
export function readComposeFile(repository = root): ReadonlyMap<string, ComposedPart> {
  const text = readFileSync(join(repository, 'docker-compose.yml'), 'utf8');
  const { services } = v.parse(
    v.object({ services: v.record(v.string(), serviceSchema) }),
    parse(text, { merge: true }),
  );
  return new Map(Object.entries(services));
}

/** The content of a program's image: the program itself, then what it starts or reads. */
export function programsOf({ build }: ComposedPart): string[] {
  if (build?.dockerfile !== 'deploy/docker/node.Dockerfile') return [];
  const [, byDefault = ''] = /^ARG SERVICE=(.+)$/m.exec(readFileSync(join(root, build.dockerfile), 'utf8')) ?? [];
  const { SERVICE = byDefault, OTHERS = '' } = build.args;
  const others = OTHERS.split(/\s+/).filter(Boolean);
  return [SERVICE, ...others.flatMap((path) => (path.includes('*') ? globSync(path, { cwd: root }) : path))];
}
