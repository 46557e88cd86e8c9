import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Team } from './teams.ts';

type Remote = Pick<Team, 'name' | 'folder'>;

const serviceOf = ({ name, folder }: Remote): string => `  ${folder}:
    <<: *remote
    image: \${ARTHA_IMAGES:-artha}/remote-${name}
    build: { <<: *build, target: remote, args: { <<: *images, REMOTE: ${folder} } }
    environment: *remote-environment
    volumes: [{ type: volume, source: keys, target: /keys, read_only: true, volume: { subpath: teams/${name} } }]
`;

const namespaceOf = ({ name }: Remote): string => `apiVersion: v1
kind: Namespace
metadata:
  name: artha-${name}
  labels:
    app.kubernetes.io/part-of: artha-remotes
    pod-security.kubernetes.io/enforce: restricted
    pod-security.kubernetes.io/warn: restricted
    pod-security.kubernetes.io/audit: restricted
`;

const jobOf = ({ name }: Remote): string => `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
namespace: artha-${name}
resources: [../template]
images:
  - { name: artha/remote, newName: artha/remote-${name}, newTag: local }
`;

const allJobs = (
  remotes: readonly Remote[],
): string => `# All remotes, for the first installation of a site. Later each team publishes its own: a Job that was replaced cannot be applied again.
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources: [${remotes.map(({ name }) => name).join(', ')}]
`;

const written = '# Written by `npm run remotes` from the folders with a policy.json.\n';

/** The services of remotes in docker-compose.yml are between these lines. */
const begin = '  # The remotes, written by `npm run remotes` from the folders with a policy.json.\n';
const end = '  # End of the remotes.\n';

function replaceServices(compose: string, services: string): string {
  const [from, to] = [compose.indexOf(begin), compose.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docker-compose.yml needs the lines “${begin.trim()}” and “${end.trim()}”.`);
  return `${compose.slice(0, from)}${begin}${services}\n${compose.slice(to)}`;
}

/**
 * The files that name every remote, because Compose and Kustomize do not find folders themselves.
 * @returns contents by path, relative to the root of the repository.
 */
export function deploymentOfRemotes(repository: string, remotes: readonly Remote[]): ReadonlyMap<string, string> {
  const compose = readFileSync(join(repository, 'docker-compose.yml'), 'utf8');
  return new Map([
    ['docker-compose.yml', replaceServices(compose, remotes.map(serviceOf).join('\n'))],
    ['deploy/kubernetes/namespaces/remotes.yaml', written + remotes.map(namespaceOf).join('---\n')],
    ['deploy/kubernetes/remotes/kustomization.yaml', written + allJobs(remotes)],
    ...remotes.map(
      (remote) => [`deploy/kubernetes/remotes/${remote.name}/kustomization.yaml`, written + jobOf(remote)] as const,
    ),
  ]);
}
