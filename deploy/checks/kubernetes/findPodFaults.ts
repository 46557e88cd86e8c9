import { selects, type Container, type Workload } from './workload.ts';

type Pod = Workload['spec']['template']['spec'];

const USER_ID = 10001;
const spreadOver = ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'];
const amounts = ['cpu', 'memory'];

/** The `restricted` profile of Pod Security requires this of a pod. We also require no token, and our user. */
function findRightsOfPod(pod: Pod): (string | false)[] {
  const { securityContext } = pod;
  return [
    pod.automountServiceAccountToken !== false && 'mounts a token of the cluster',
    (pod.hostNetwork ?? pod.hostPID ?? pod.hostIPC ?? false) && 'shares a namespace of its machine',
    pod.volumes.some(({ hostPath }) => hostPath !== undefined) && 'mounts a folder of its machine',
    securityContext.runAsNonRoot !== true && 'may run as root',
    securityContext.runAsUser !== USER_ID && `does not run as user ${String(USER_ID)}`,
    securityContext.seccompProfile?.type !== 'RuntimeDefault' && 'has no seccomp profile RuntimeDefault',
  ];
}

function findRightsOfContainer({ securityContext: context }: Container): (string | false)[] {
  const { add = [], drop = [] } = context.capabilities ?? {};
  return [
    context.allowPrivilegeEscalation !== false && 'may gain privileges',
    context.privileged === true && 'is privileged',
    context.runAsUser !== undefined && 'sets its own user',
    context.readOnlyRootFilesystem !== true && 'may write to its root file system',
    (add.length > 0 || drop.join() !== 'ALL') && 'keeps capabilities',
  ];
}

function findWeight({ image, resources }: Container): (string | false)[] {
  const { requests, limits } = resources;
  return [
    ...amounts.map((amount) => requests[amount] === undefined && `requests no ${amount}`),
    ...amounts.map((amount) => limits[amount] === undefined && `sets no limit of ${amount}`),
    !/(:[^:/]+|@sha256:[0-9a-f]{64})$/.test(image) && `has an image without a tag: ${image}`,
    image.endsWith(':latest') && `has an image with a moving tag: ${image}`,
  ];
}

/** Probes check that a container has started, accepts requests, and is alive; each names a port of the container. */
function findProbes(container: Container): (string | false)[] {
  const { startupProbe, readinessProbe, livenessProbe, ports } = container;
  const probes = { startupProbe, readinessProbe, livenessProbe };
  return Object.entries(probes).map(([name, probe]) => {
    const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
    if (port === undefined) return `has no ${name}`;
    return !ports.some((one) => one.name === port) && `has a ${name} at a port that it does not name: ${String(port)}`;
  });
}

/** A container keeps answering while connections still arrive, and has time to finish its requests. */
function findHaste(pod: Pod): (string | false)[] {
  const drainMs = pod.containers.flatMap(({ env }) => env).find(({ name }) => name === 'STATEMENTS_DRAIN_MS')?.value;
  const pauses = pod.containers.map(
    ({ lifecycle }) => lifecycle?.preStop?.sleep.seconds ?? Number(drainMs ?? 0) / 1000,
  );
  return pauses.flatMap((seconds) => [
    seconds < 5 && 'stops before connections are redirected',
    seconds + 30 > pod.terminationGracePeriodSeconds && 'has less than 30 s to finish its requests',
  ]);
}

function findSpread({ spec }: Workload): (string | false)[] {
  const { labels } = spec.template.metadata;
  return spreadOver.map((key) => {
    const constraint = spec.template.spec.topologySpreadConstraints.find(({ topologyKey }) => topologyKey === key);
    return !(constraint && selects(constraint.labelSelector, labels)) && `is not spread over ${key}`;
  });
}

function findTemporary({ volumes, containers }: Pod): (string | false)[] {
  return containers.map(({ volumeMounts }) => {
    const mount = volumeMounts.find(({ mountPath }) => mountPath === '/tmp');
    const volume = volumes.find(({ name }) => name === mount?.name);
    return volume?.emptyDir?.sizeLimit === undefined && 'has no /tmp of limited size';
  });
}

function findOfJob({ spec }: Workload): (string | false)[] {
  return [
    spec.template.spec.restartPolicy !== 'Never' && 'restarts within one pod',
    spec.ttlSecondsAfterFinished === undefined && 'is never deleted',
    spec.activeDeadlineSeconds === undefined && 'has no time limit',
  ];
}

/** Finds faults in the pods of a Deployment or a Job. */
export function findPodFaults(workload: Workload): string[] {
  const { kind, metadata, spec } = workload;
  const pod = spec.template.spec;
  const ofContainers = [...pod.initContainers, ...pod.containers].flatMap((container) => [
    ...findRightsOfContainer(container),
    ...findWeight(container),
  ]);
  const ofKind =
    kind === 'Job'
      ? findOfJob(workload)
      : [...pod.containers.flatMap(findProbes), ...findHaste(pod), ...findSpread(workload)];
  const faults = [...findRightsOfPod(pod), ...findTemporary(pod), ...ofContainers, ...ofKind];
  return faults
    .filter((fault) => fault !== false)
    .map((fault) => `${kind} ${metadata.namespace}/${metadata.name} ${fault}.`);
}
