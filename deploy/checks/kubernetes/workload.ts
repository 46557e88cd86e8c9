import * as v from 'valibot';
import type { Manifest } from './manifest.ts';

const namesSchema = v.record(v.string(), v.string());

/** How objects select pods. */
const selectorSchema = v.object({
  matchLabels: v.optional(namesSchema, {}),
  matchExpressions: v.optional(
    v.array(v.object({ key: v.string(), operator: v.literal('In'), values: v.array(v.string()) })),
    [],
  ),
});

/** Chooses pods by their labels. */
export type Selector = v.InferOutput<typeof selectorSchema>;
/** Labels of an object: value by name. */
export type Labels = v.InferOutput<typeof namesSchema>;

const portSchema = v.union([v.string(), v.number()]);
const probeSchema = v.object({
  httpGet: v.optional(v.object({ path: v.string(), port: portSchema })),
  tcpSocket: v.optional(v.object({ port: portSchema })),
});
const referenceSchema = v.object({ name: v.string(), key: v.string() });
const amountsSchema = v.optional(v.record(v.string(), portSchema), {});

const containerSchema = v.object({
  name: v.string(),
  image: v.string(),
  env: v.optional(
    v.array(
      v.object({
        name: v.string(),
        value: v.optional(v.string()),
        valueFrom: v.optional(
          v.object({ secretKeyRef: v.optional(referenceSchema), configMapKeyRef: v.optional(referenceSchema) }),
        ),
      }),
    ),
    [],
  ),
  ports: v.optional(v.array(v.object({ name: v.string(), containerPort: v.number() })), []),
  resources: v.optional(v.object({ requests: amountsSchema, limits: amountsSchema }), {}),
  securityContext: v.optional(
    v.object({
      allowPrivilegeEscalation: v.optional(v.boolean()),
      readOnlyRootFilesystem: v.optional(v.boolean()),
      privileged: v.optional(v.boolean()),
      runAsUser: v.optional(v.number()),
      capabilities: v.optional(
        v.object({ add: v.optional(v.array(v.string())), drop: v.optional(v.array(v.string())) }),
      ),
    }),
    {},
  ),
  volumeMounts: v.optional(v.array(v.object({ name: v.string(), mountPath: v.string() })), []),
  startupProbe: v.optional(probeSchema),
  readinessProbe: v.optional(probeSchema),
  livenessProbe: v.optional(probeSchema),
  lifecycle: v.optional(v.object({ preStop: v.optional(v.object({ sleep: v.object({ seconds: v.number() }) })) })),
});

/** A container of a pod. */
export type Container = v.InferOutput<typeof containerSchema>;

const itemsSchema = v.optional(v.array(v.object({ key: v.string() })), []);

const podSchema = v.object({
  serviceAccountName: v.optional(v.string()),
  automountServiceAccountToken: v.optional(v.boolean()),
  hostNetwork: v.optional(v.boolean()),
  hostPID: v.optional(v.boolean()),
  hostIPC: v.optional(v.boolean()),
  restartPolicy: v.optional(v.string()),
  terminationGracePeriodSeconds: v.optional(v.number(), 30),
  securityContext: v.optional(
    v.object({
      runAsNonRoot: v.optional(v.boolean()),
      runAsUser: v.optional(v.number()),
      seccompProfile: v.optional(v.object({ type: v.string() })),
    }),
    {},
  ),
  topologySpreadConstraints: v.optional(
    v.array(v.object({ topologyKey: v.string(), labelSelector: selectorSchema })),
    [],
  ),
  initContainers: v.optional(v.array(containerSchema), []),
  containers: v.array(containerSchema),
  volumes: v.optional(
    v.array(
      v.object({
        name: v.string(),
        emptyDir: v.optional(v.object({ sizeLimit: v.optional(portSchema) })),
        hostPath: v.optional(v.unknown()),
        secret: v.optional(v.object({ secretName: v.string(), items: itemsSchema })),
        configMap: v.optional(v.object({ name: v.string(), items: itemsSchema })),
        persistentVolumeClaim: v.optional(v.object({ claimName: v.string() })),
      }),
    ),
    [],
  ),
});

const workloadSchema = v.object({
  kind: v.picklist(['Deployment', 'Job']),
  metadata: v.object({ name: v.string(), namespace: v.string() }),
  spec: v.object({
    replicas: v.optional(v.number()),
    strategy: v.optional(v.object({ type: v.optional(v.string()) })),
    selector: v.optional(selectorSchema),
    ttlSecondsAfterFinished: v.optional(v.number()),
    activeDeadlineSeconds: v.optional(v.number()),
    template: v.object({ metadata: v.object({ labels: namesSchema }), spec: podSchema }),
  }),
});

/** A Deployment or a Job, as far as our rules read it. */
export type Workload = v.InferOutput<typeof workloadSchema>;

/** The objects that create pods. */
export function readWorkloads(manifests: readonly Manifest[]): Workload[] {
  return manifests
    .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
    .map((manifest) => v.parse(workloadSchema, manifest));
}

/** Whether a selector matches pods with these labels; an empty one matches all. */
export function selects({ matchLabels, matchExpressions }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}

export { selectorSchema };
