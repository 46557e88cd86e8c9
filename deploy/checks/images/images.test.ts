import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '@artha/process/root';
import { findFixed, findImages } from './findImages.ts';

const files = globSync(['deploy/docker/*.Dockerfile', 'docker-compose.yml', 'deploy/observability/compose.yml'], {
  cwd: root,
});
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const images = files.flatMap((file) => findImages(file, read(file)));

const renovateSchema = v.object({
  customManagers: v.array(
    v.looseObject({ matchStrings: v.array(v.string()), managerFilePatterns: v.array(v.string()) }),
  ),
  packageRules: v.array(
    v.looseObject({ matchDatasources: v.optional(v.array(v.string())), pinDigests: v.optional(v.boolean()) }),
  ),
});
const renovate = v.parse(renovateSchema, JSON.parse(read('renovate.json')));

/**
 * Images that wait for their first digest, which Renovate writes beside the tag. An image leaves the list with that change;
 * none is added.
 */
const waiting = new Set([
  ...['debian:bookworm-slim', 'node:22-bookworm-slim', 'nginx:1.30'],
  ...['versity/versitygw:v1.8.0', 'postgres:15-bookworm', 'supabase/gotrue:v2.196.0', 'axllent/mailpit:v1.30.5'],
  ...['prom/prometheus:v3.5.0', 'grafana/grafana:12.1.0'],
  ...['otel/opentelemetry-collector:0.130.0', 'jaegertracing/jaeger:2.8.0'],
]);

test.each(files)('%s names images of others by variables alone, so that each is renewed', (file) => {
  expect(findFixed(read(file))).toEqual([]);
});

test('an image has a digest, or waits for its first one', () => {
  const named = images.map(({ image }) => image).filter((image) => !/^[^@]+:[^@]+@sha256:[0-9a-f]{64}$/.test(image));
  expect(images.length).toBeGreaterThan(8);
  expect(named.filter((image) => !waiting.has(image))).toEqual([]);
});

test('an image is the same in every file', () => {
  const kinds = Map.groupBy(images, ({ variable }) => variable);
  const different = [...kinds].filter(([, all]) => new Set(all.map(({ image }) => image)).size > 1);
  expect(different).toEqual([]);
});

test('Renovate pins each image by its digest, and finds those of compose files', () => {
  expect(renovate.packageRules).toContainEqual(
    expect.objectContaining({ matchDatasources: ['docker'], pinDigests: true }),
  );
  const [manager] = renovate.customManagers;
  const matching = new RegExp(manager?.matchStrings[0] ?? '', 'g');
  const [pattern = ''] = manager?.managerFilePatterns ?? [];
  const digest = `sha256:${'4f'.repeat(32)}`;
  for (const file of files.filter((one) => one.endsWith('compose.yml'))) {
    expect(file).toMatch(new RegExp(pattern.slice(1, -1)));
    const found = [...read(file).matchAll(matching)].map(
      ({ groups }) => `${groups?.['depName']}:${groups?.['currentValue']}`,
    );
    expect(found).toEqual(findImages(file, read(file)).map(({ image }) => image.replace(/@.*/, '')));
  }
  const [pinned] = [...`\${NODE_IMAGE:-node:22@${digest}}`.matchAll(matching)];
  expect(pinned?.groups).toMatchObject({ depName: 'node', currentValue: '22', currentDigest: digest });
});

test('an image without a variable is found', () => {
  expect(findFixed('FROM node:22 AS build\nFROM build\nFROM ${BASE_IMAGE}\n')).toEqual(['node:22']);
  expect(findFixed('services:\n  a:\n    image: postgres:15\n    image: ${ARTHA_IMAGES:-artha}/edge\n')).toEqual([
    'postgres:15',
  ]);
});
