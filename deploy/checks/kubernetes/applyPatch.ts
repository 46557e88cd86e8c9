import * as v from 'valibot';
import { isMap, manifestSchema, type Manifest } from './manifest.ts';

/** The field that identifies an item of a list in the API: such a list is merged item by item. */
const keyOfList: Readonly<Record<string, string>> = {
  containers: 'name',
  env: 'name',
  volumeMounts: 'mountPath',
  volumes: 'name',
};

function mergeLists(field: string, base: readonly unknown[], patch: readonly unknown[]): unknown[] {
  const key = keyOfList[field];
  if (key === undefined) {
    if (patch.some(isMap)) throw new Error(`A patch changes ${field}, for which keyOfList has no key.`);
    return [...patch];
  }
  const isSame = (one: unknown, other: unknown) => isMap(one) && isMap(other) && one[key] === other[key];
  const merged = patch.map((item) => merge(field, base.find((one) => isSame(one, item)) ?? {}, item));
  // The entries of the patch come first, as in Kustomize.
  return [...merged, ...base.filter((one) => !patch.some((item) => isSame(one, item)))];
}

function merge(field: string, base: unknown, patch: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(patch)) return mergeLists(field, base, patch);
  if (!isMap(base) || !isMap(patch)) return patch;
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    if (name.startsWith('$')) throw new Error(`A patch uses ${name}, which only Kustomize supports.`);
    result[name] = merge(name, base[name], value);
  }
  return result;
}

/** Applies a strategic merge patch to an object: maps field by field, lists by the keys of their items. */
export function applyPatch(manifest: Manifest, patch: Manifest): Manifest {
  const { apiVersion, kind, metadata } = manifest;
  const named = { ...patch, apiVersion, kind, metadata: { ...patch.metadata, name: metadata.name } };
  return v.parse(manifestSchema, merge('', manifest, named));
}
