import { fieldOf, itemOf, schemaOf, type ApiSchema } from './api.ts';
import { isMap, manifestSchema, type Manifest } from './manifest.ts';
import * as v from 'valibot';

function mergeLists(base: readonly unknown[], patch: readonly unknown[], schema: ApiSchema | undefined): unknown[] {
  const key = schema?.['x-kubernetes-patch-merge-key'];
  if (key === undefined) return [...patch];
  const isSame = (one: unknown, other: unknown) => isMap(one) && isMap(other) && one[key] === other[key];
  const merged = patch.map((item) => {
    const old = base.find((one) => isSame(one, item));
    return old === undefined ? item : merge(old, item, itemOf(schema));
  });
  // The entries of the patch come first, as in Kustomize.
  return [...merged, ...base.filter((one) => !patch.some((item) => isSame(one, item)))];
}

function merge(base: unknown, patch: unknown, schema: ApiSchema | undefined): unknown {
  if (Array.isArray(base) && Array.isArray(patch)) return mergeLists(base, patch, schema);
  if (!isMap(base) || !isMap(patch)) return patch;
  const result: Record<string, unknown> = { ...base };
  for (const [field, value] of Object.entries(patch)) {
    if (field.startsWith('$')) throw new Error(`A patch uses ${field}, which only Kustomize supports.`);
    result[field] = field in base ? merge(base[field], value, fieldOf(schema, field)) : value;
  }
  return result;
}

/** Applies a strategic merge patch to an object: maps field by field, lists by the key that the API names for each. */
export function applyPatch(manifest: Manifest, patch: Manifest): Manifest {
  const { apiVersion, kind, metadata } = manifest;
  const named = { ...patch, apiVersion, kind, metadata: { ...patch.metadata, name: metadata.name } };
  return v.parse(manifestSchema, merge(manifest, named, schemaOf(manifest)));
}
