import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackages } from '@artha/build/findPackages';
import { readComposeFile } from '@artha/containers/composeFile';
import { deploymentOfRemotes } from '@artha/containers/deploymentOfRemotes';
import { createSecrets } from '@artha/containers/secrets';
import { readTeams } from '@artha/containers/teams';
import { writeRemotes } from '@artha/containers/writeRemotes';
import { root } from '@artha/process/root';
import { openAuthority } from '@artha/core/authority';
import { keysOf } from '@artha/core/policy';
import { readSigner } from '@artha/core/signer';
import { findSchemaFaults } from '../kubernetes/api.ts';
import { findNetworkFaults } from '../kubernetes/findNetworkFaults.ts';
import { findPodFaults } from '../kubernetes/findPodFaults.ts';
import { renderFolder } from '../kubernetes/kustomize.ts';
import { readWorkloads } from '../kubernetes/workload.ts';

test('what Compose and Kubernetes need of each remote is written for the folders of this repository', () => {
  const stale = [...deploymentOfRemotes(root, readTeams(root))].filter(
    ([path, content]) => readFileSync(join(root, path), 'utf8') !== content,
  );
  // If there are some: npm run remotes.
  expect(stale.map(([path]) => path)).toEqual([]);
  expect(globSync('deploy/kubernetes/remotes/*/kustomization.yaml', { cwd: root })).toHaveLength(
    readTeams(root).length + 1,
  );
});

describe('a remote that is added by its folder alone', () => {
  let repository = '';
  const at = (...path: string[]) => join(repository, ...path);
  const read = (path: string) => readFileSync(at(path), 'utf8');

  beforeAll(() => {
    repository = mkdtempSync(join(tmpdir(), 'artha-added-'));
    for (const path of ['package.json', 'docker-compose.yml', 'deploy/kubernetes']) {
      cpSync(join(root, path), at(path), { recursive: true });
    }
    for (const file of globSync('*/{policy.json,package.json,webpack.config.ts}', { cwd: root })) {
      cpSync(join(root, file), at(file));
    }
    mkdirSync(at('mfe-seventh'));
    const policy = { owner: 'team-seventh', routes: ['/tools/rule-of-72'], allows: { wasm: true } };
    writeFileSync(at('mfe-seventh/policy.json'), JSON.stringify(policy));
    writeFileSync(at('mfe-seventh/package.json'), JSON.stringify({ name: '@artha/mfe-seventh', version: '1.0.0' }));
    writeFileSync(at('mfe-seventh/webpack.config.ts'), '');
    writeRemotes(repository);
  });
  afterAll(() => {
    rmSync(repository, { recursive: true });
  });

  test('is built and published like every other', () => {
    expect(findPackages(repository)).toContainEqual(expect.objectContaining({ name: 'seventh' }));
  });

  test('may publish with a key of its own, at its addresses', async () => {
    const keys = at('.artha/keys');
    await createSecrets(keys, repository);
    const authority = await openAuthority(join(keys, 'release'), () => Promise.reject(new Error('the policy exists')));
    const policy = await authority.readPolicy();
    expect(keysOf(policy, 'seventh')).toEqual([readSigner(read('.artha/keys/teams/seventh/key.pem')).id]);
    expect(policy.remotes['seventh']).toMatchObject({ routes: ['/tools/rule-of-72'], allows: { wasm: true } });
    expect(policy.frame?.order).not.toContain('seventh');
  });

  test('has a service in Compose, with an image and a key of its own', () => {
    const services = readComposeFile(repository);
    const service = services.get('mfe-seventh');
    expect(service).toMatchObject({
      image: 'artha/remote-seventh',
      profiles: ['full', 'light'],
      build: { target: 'remote', args: { REMOTE: 'mfe-seventh' } },
      volumes: [{ source: 'keys', target: '/keys', subpath: 'teams/seventh', read_only: true }],
    });
    expect({ ...service, image: '', build: '', volumes: '' }).toEqual({
      ...services.get('mfe-tax'),
      ...{ image: '', build: '', volumes: '' },
    });
  });

  test('has a namespace and a Job in Kubernetes, which follow the rules', () => {
    const namespaces = renderFolder(at('deploy/kubernetes/namespaces'));
    const remotes = renderFolder(at('deploy/kubernetes/remotes'));
    expect(namespaces.map(({ metadata }) => metadata.name)).toContain('artha-seventh');
    const own = remotes.filter(({ metadata }) => metadata.namespace === 'artha-seventh');
    expect(readWorkloads(own).map(({ spec }) => spec.template.spec.containers[0]?.image)).toEqual([
      'artha/remote-seventh:local',
    ]);
    expect(findSchemaFaults([...namespaces, ...own])).toEqual([]);
    const site = [...renderFolder(at('deploy/kubernetes/overlays/local')), ...remotes];
    expect([...readWorkloads(own).flatMap(findPodFaults), ...findNetworkFaults(site)]).toEqual([]);
  });

  test('leaves nothing behind when its folder is deleted', () => {
    rmSync(at('mfe-seventh'), { recursive: true });
    writeRemotes(repository);
    const deployed = globSync('{docker-compose.yml,deploy/kubernetes/**/*.yaml}', { cwd: repository });
    expect(deployed.filter((path) => read(path) !== readFileSync(join(root, path), 'utf8'))).toEqual([]);
    expect(globSync('deploy/kubernetes/remotes/seventh', { cwd: repository })).toEqual([]);
  });
});
