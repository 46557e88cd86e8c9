import type { Manifest } from './manifest.ts';
import { readWorkloads } from './workload.ts';

/** A Secret or ConfigMap that an operator must create: the manifests do not contain it. */
export interface Reference {
  /** `Secret artha/store`, without the name of a team's namespace: `Secret artha-<remote>/publisher`. */
  readonly name: string;
  /** The keys that are used; empty if all of them are mounted. */
  readonly keys: readonly string[];
}

/** Finds the references of pods that no file contains. */
export function findReferences(manifests: readonly Manifest[]): Reference[] {
  const found = new Map<string, Set<string>>();
  const add = (name: string, keys: readonly string[]) => {
    found.set(name, new Set([...(found.get(name) ?? []), ...keys]));
  };
  for (const { metadata, spec } of readWorkloads(manifests)) {
    const namespace = metadata.namespace.replace(/^artha-.+/, 'artha-<remote>');
    const { volumes, containers, initContainers } = spec.template.spec;
    for (const { secret, configMap } of volumes) {
      const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
      if (secret) add(`Secret ${namespace}/${secret.secretName}`, keysOf(secret.items));
      if (configMap) add(`ConfigMap ${namespace}/${configMap.name}`, keysOf(configMap.items));
    }
    for (const { valueFrom } of [...containers, ...initContainers].flatMap(({ env }) => env)) {
      if (valueFrom?.secretKeyRef)
        add(`Secret ${namespace}/${valueFrom.secretKeyRef.name}`, [valueFrom.secretKeyRef.key]);
      if (valueFrom?.configMapKeyRef)
        add(`ConfigMap ${namespace}/${valueFrom.configMapKeyRef.name}`, [valueFrom.configMapKeyRef.key]);
    }
  }
  return [...found].map(([name, keys]) => ({ name, keys: [...keys].sort() }));
}
