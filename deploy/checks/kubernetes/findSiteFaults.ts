import * as v from 'valibot';
import { nameOf, type Manifest } from './manifest.ts';
import { readWorkloads, selects, selectorSchema, type Workload } from './workload.ts';

const budgetSchema = v.object({
  kind: v.literal('PodDisruptionBudget'),
  metadata: v.object({ namespace: v.string() }),
  spec: v.object({ selector: selectorSchema, maxUnavailable: v.optional(v.number(), 0) }),
});
const scalerSchema = v.object({
  kind: v.literal('HorizontalPodAutoscaler'),
  metadata: v.object({ name: v.string(), namespace: v.string() }),
  spec: v.object({
    scaleTargetRef: v.object({ kind: v.literal('Deployment'), name: v.string() }),
    minReplicas: v.number(),
    maxReplicas: v.number(),
    metrics: v.array(v.object({ resource: v.object({ name: v.literal('cpu') }) })),
  }),
});
const serviceSchema = v.object({
  kind: v.literal('Service'),
  metadata: v.object({ name: v.string(), namespace: v.string() }),
  spec: v.object({
    selector: v.record(v.string(), v.string()),
    ports: v.array(v.object({ targetPort: v.string() })),
  }),
});
const accountSchema = v.object({
  kind: v.literal('ServiceAccount'),
  metadata: v.object({ name: v.string(), namespace: v.string() }),
  automountServiceAccountToken: v.optional(v.boolean(), true),
});

/** The objects that match a schema: those of one kind. */
function those<T>(schema: v.GenericSchema<unknown, T>, manifests: readonly Manifest[]): T[] {
  return manifests.flatMap((manifest) => {
    const { success, output } = v.safeParse(schema, manifest);
    return success ? [output] : [];
  });
}

const isBeside = (one: { metadata: { namespace: string } }, other: { metadata: { namespace: string } }): boolean =>
  one.metadata.namespace === other.metadata.namespace;

/** A Deployment selects its own pods, may lose one of them at a time, and scales with the load. */
function findFaultsOfDeployment(deployment: Workload, manifests: readonly Manifest[]): (string | false)[] {
  const { metadata, spec } = deployment;
  const { labels } = spec.template.metadata;
  const budgets = those(budgetSchema, manifests).filter(
    (budget) => isBeside(budget, deployment) && selects(budget.spec.selector, labels),
  );
  const scaler = those(scalerSchema, manifests).find(
    (one) => isBeside(one, deployment) && one.spec.scaleTargetRef.name === metadata.name,
  );
  const isOne = spec.strategy?.type === 'Recreate';
  return [
    !(spec.selector && selects(spec.selector, labels)) && 'does not select its own pods',
    budgets.length !== 1 && `has ${String(budgets.length)} disruption budgets`,
    budgets.some((budget) => budget.spec.maxUnavailable < 1) &&
      'has a budget that prevents a machine from being drained',
    isOne && (scaler !== undefined || spec.replicas !== 1) && 'must run as one process but has several',
    !isOne && !scaler && 'has no autoscaler',
    !isOne && spec.replicas !== undefined && 'sets a number of copies, which would override the autoscaler',
    scaler !== undefined &&
      scaler.spec.minReplicas > scaler.spec.maxReplicas &&
      'has a higher minimum than maximum of copies',
  ];
}

function findFaultsOfServices(manifests: readonly Manifest[], deployments: readonly Workload[]): string[] {
  return those(serviceSchema, manifests).flatMap((service) => {
    const pods = deployments.filter(
      (one) =>
        isBeside(one, service) &&
        selects({ matchLabels: service.spec.selector, matchExpressions: [] }, one.spec.template.metadata.labels),
    );
    const named = pods.flatMap((pod) => pod.spec.template.spec.containers).flatMap(({ ports }) => ports);
    const lost = service.spec.ports.filter(({ targetPort }) => !named.some(({ name }) => name === targetPort));
    const name = `Service ${service.metadata.namespace}/${service.metadata.name}`;
    if (pods.length !== 1) return [`${name} selects ${String(pods.length)} Deployments.`];
    return lost.map(({ targetPort }) => `${name} names a port that no container has: ${targetPort}.`);
  });
}

function findFaultsOfAccounts(manifests: readonly Manifest[], workloads: readonly Workload[]): string[] {
  const accounts = those(accountSchema, manifests).filter((account) => !account.automountServiceAccountToken);
  const lost = workloads.filter(
    (workload) =>
      !accounts.some(
        (account) =>
          isBeside(account, workload) && account.metadata.name === workload.spec.template.spec.serviceAccountName,
      ),
  );
  return lost.map(
    ({ kind, metadata }) => `${kind} ${metadata.namespace}/${metadata.name} has no service account without a token.`,
  );
}

/** Finds faults in the references between objects; Secrets must not be in files at all. */
export function findSiteFaults(manifests: readonly Manifest[]): string[] {
  const workloads = readWorkloads(manifests);
  const deployments = workloads.filter(({ kind }) => kind === 'Deployment');
  const ofDeployments = deployments.flatMap((deployment) =>
    findFaultsOfDeployment(deployment, manifests)
      .filter((fault) => fault !== false)
      .map((fault) => `Deployment ${deployment.metadata.namespace}/${deployment.metadata.name} ${fault}.`),
  );
  const names = manifests.map((manifest) => `${manifest.apiVersion} ${nameOf(manifest)}`);
  return [
    ...ofDeployments,
    ...findFaultsOfServices(manifests, deployments),
    ...findFaultsOfAccounts(manifests, workloads),
    ...manifests.filter(({ kind }) => kind === 'Secret').map((secret) => `${nameOf(secret)} must not be in a file.`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} exists twice.`),
  ];
}
