import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const images = () => [...readFileSync(file, 'utf8').matchAll(/^ {2}- \{ name: .*$/gm)].map(([line]) => line.trim());

beforeEach(() => {
  copyFileSync(production, file);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a release names each image of the site by its digest', () => {
  expect(pin(`here:5000/edge@${digest('4f')}`, `here:5000/artha/release@${digest('2a')}`).status).toBe(0);
  expect(images()).toHaveLength(4);
  expect(images()).toContain(`- { name: artha/edge, newName: here:5000/edge, digest: '${digest('4f')}' }`);
  expect(images()).toContain(`- { name: artha/release, newName: here:5000/artha/release, digest: '${digest('2a')}' }`);
});

test.each(['here/artha/edge:1.0.0', `here/artha/other@${digest('4f')}`, 'here/artha/edge@sha256:4f'])(
  '%s is no image of the site by its digest, and changes nothing',
  (image) => {
    expect(pin(image)).toMatchObject({ status: 1, stderr: expect.stringContaining(`${image} is not an image`) });
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(production, 'utf8'));
  },
);
