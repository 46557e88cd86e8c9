import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '@artha/process/root';

const folder = mkdtempSync(join(tmpdir(), 'artha-pin-'));
const file = join(folder, 'kustomization.yaml');
const production = join(root, 'deploy/kubernetes/overlays/production/kustomization.yaml');
const digest = (digits: string) => `sha256:${digits.repeat(32)}`;

const pin = (...images: readonly string[]) =>
  spawnSync(join(root, 'deploy/kubernetes/pin'), images, {
    env: { PATH: process.env['PATH'] ?? '', ARTHA_KUSTOMIZATION: file },
    encoding: 'utf8',
  });
const imagesSchema = v.object({
  images: v.array(v.object({ name: v.string(), newName: v.string(), digest: v.string() })),
});
const images = () => v.parse(imagesSchema, parse(readFileSync(file, 'utf8'))).images;

beforeEach(() => {
  copyFileSync(production, file);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a release names each image of the site by its digest', () => {
  expect(pin(`here:5000/edge@${digest('4f')}`, `here:5000/artha/release@${digest('2a')}`).status).toBe(0);
  expect(images()).toHaveLength(4);
  expect(images()).toContainEqual({ name: 'artha/edge', newName: 'here:5000/edge', digest: digest('4f') });
  expect(images()).toContainEqual({
    name: 'artha/release',
    newName: 'here:5000/artha/release',
    digest: digest('2a'),
  });
  expect(images().filter((one) => one.digest === digest('00'))).toHaveLength(2);
});

test.each(['here/artha/edge:1.0.0', `here/artha/other@${digest('4f')}`, 'here/artha/edge@sha256:4f'])(
  '%s is no image of the site by its digest, and changes nothing',
  (image) => {
    expect(pin(image)).toMatchObject({ status: 1, stderr: expect.stringContaining(`${image} is not an image`) });
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(production, 'utf8'));
  },
);
