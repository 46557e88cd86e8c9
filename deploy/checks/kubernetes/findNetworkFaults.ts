import * as v from 'valibot';
import { nameOf, type Manifest } from './manifest.ts';
import { readWorkloads, selects, selectorSchema, type Labels } from './workload.ts';

const peersSchema = v.optional(
  v.array(
    v.object({
      podSelector: v.optional(selectorSchema),
      namespaceSelector: v.optional(selectorSchema),
      ipBlock: v.optional(v.object({ cidr: v.string() })),
    }),
  ),
  [],
);
const policySchema = v.object({
  metadata: v.object({ name: v.string(), namespace: v.string() }),
  spec: v.object({
    podSelector: selectorSchema,
    policyTypes: v.array(v.picklist(['Ingress', 'Egress'])),
    ingress: v.optional(v.array(v.object({ from: peersSchema })), []),
    egress: v.optional(v.array(v.object({ to: peersSchema })), []),
  }),
});

type Policy = v.InferOutput<typeof policySchema>;

const GATEWAY: Labels = { 'app.kubernetes.io/name': 'gateway' };

const isOfAll = ({ spec: { podSelector: selector } }: Policy): boolean =>
  Object.keys(selector.matchLabels).length === 0 && selector.matchExpressions.length === 0;

/** Only the gateway may reach the statements service, which itself reaches nothing, not even DNS. */
function findFaultsOfStatements(policies: readonly Policy[]): string[] {
  const rules = policies.map(({ spec }) => spec);
  const froms = rules.flatMap(({ ingress }) => ingress.map(({ from }) => from));
  const isGateway = (from: (typeof froms)[number]): boolean =>
    from.length === 1 &&
    from.every(
      ({ podSelector, namespaceSelector, ipBlock }) =>
        !namespaceSelector &&
        !ipBlock &&
        podSelector &&
        selects(podSelector, GATEWAY) &&
        Object.keys(podSelector.matchLabels).length > 0,
    );
  return [
    rules.some(({ egress }) => egress.length > 0) && 'statements may reach other pods.',
    !rules.some(({ policyTypes }) => policyTypes.includes('Egress')) &&
      'No policy stops statements from reaching other pods.',
    !rules.some(({ policyTypes }) => policyTypes.includes('Ingress')) &&
      'No policy stops other pods from reaching statements.',
    (froms.length === 0 || !froms.every(isGateway)) && 'Other pods than the gateway may reach statements.',
  ].filter((fault) => fault !== false);
}

/**
 * Finds faults in the network policies: an open namespace, a policy that selects no pod, a connection from or to
 * statements.
 */
export function findNetworkFaults(manifests: readonly Manifest[]): string[] {
  const found = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const policies = found.map((manifest) => v.parse(policySchema, manifest));
  const workloads = readWorkloads(manifests);
  const namespaces = [...new Set(workloads.map(({ metadata }) => metadata.namespace))];
  const open = namespaces.filter((namespace) =>
    ['Ingress' as const, 'Egress' as const].some(
      (type) =>
        !policies.some(
          (policy) =>
            policy.metadata.namespace === namespace && isOfAll(policy) && policy.spec.policyTypes.includes(type),
        ),
    ),
  );
  const selected = (policy: Policy) =>
    workloads.filter(
      ({ metadata, spec }) =>
        metadata.namespace === policy.metadata.namespace &&
        selects(policy.spec.podSelector, spec.template.metadata.labels),
    );
  const ofStatements = policies.filter((policy) =>
    selected(policy).some(({ metadata }) => metadata.name === 'statements'),
  );
  return [
    ...open.map((namespace) => `In ${namespace}, pods that no policy selects may connect and be connected to.`),
    ...policies.flatMap((policy, index) => {
      const [manifest] = found.slice(index);
      return manifest && selected(policy).length === 0 ? [`${nameOf(manifest)} selects no pod.`] : [];
    }),
    ...findFaultsOfStatements(ofStatements),
  ];
}
