import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '@artha/process/root';

let folder = '';

/** Runs deploy/kubernetes/publish with a kubectl that notes its calls and reports an outcome of the Job. */
function publish(outcome: string) {
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
  const { status } = spawnSync(join(root, 'deploy/kubernetes/publish'), ['tax', 'registry.example/tax:2'], {
    env: { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  return { status, calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') };
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
  expect(readFileSync(join(folder, 'applied'), 'utf8')).toBe('image: registry.example/tax:2\n');
});

test('publish fails if its Job fails', () => {
  expect(publish('FailureTarget Failed').status).toBe(1);
});
