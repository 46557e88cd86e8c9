import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '@artha/process/root';

let folder = '';
const digest = `sha256:${'4f'.repeat(32)}`;

/** Runs deploy/kubernetes/publish with a kubectl that notes its calls and reports an outcome of the Job. */
function publish(outcome: string, image = `registry.example/tax@${digest}`) {
  const kubectl = [
    '#!/bin/sh',
    `echo "$*" >> ${folder}/calls`,
    'case "$1" in',
    // The output of Kustomize for the overlays of remotes.
    '  kustomize) echo "image: artha/remote-tax:local" ;;',
    `  apply) cat > ${folder}/applied ;;`,
    `  get) echo ${outcome} ;;`,
    'esac',
  ];
  writeFileSync(join(folder, 'kubectl'), kubectl.join('\n'), { mode: 0o755 });
  const { status } = spawnSync(join(root, 'deploy/kubernetes/publish'), ['tax', image], {
    env: { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  const calls = join(folder, 'calls');
  return { status, calls: existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [] };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-kubectl-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("publish deletes the previous Job, applies the remote's overlay with the image, and waits", () => {
  const { status, calls } = publish('Complete');
  expect(status).toBe(0);
  expect(calls.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual(
    expect.arrayContaining(['delete job', 'apply -f', 'get job', 'logs job/publish']),
  );
  expect(calls[0]).toMatch(/^delete job publish --namespace artha-tax /);
  expect(calls).toContain(`kustomize ${join(root, 'deploy/kubernetes')}/remotes/tax`);
  expect(readFileSync(join(folder, 'applied'), 'utf8')).toBe(`image: registry.example/tax@${digest}\n`);
});

test('publish fails if its Job fails', () => {
  expect(publish('FailureTarget Failed').status).toBe(1);
});

test('publish takes an image by its digest, or one that this machine has built, and changes nothing for a tag', () => {
  expect(publish('Complete', 'artha/remote-tax:local').status).toBe(0);
  rmSync(join(folder, 'calls'));
  expect(publish('Complete', 'registry.example/tax:1.0.0')).toEqual({ status: 2, calls: [] });
});
