import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import * as v from 'valibot';

/**
 * `node deploy/checks/kubernetes/recordApi.ts` writes api.json: the schemas of the objects that deploy/kubernetes uses, from
 * the API server of kubectl's current context (Kubernetes, Apache License 2.0). It omits descriptions and the status of
 * objects.
 */

/** The recorded kinds, by the path of their group. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'api/v1': ['Namespace', 'PersistentVolumeClaim', 'Service', 'ServiceAccount'],
  'apis/apps/v1': ['Deployment'],
  'apis/autoscaling/v2': ['HorizontalPodAutoscaler'],
  'apis/batch/v1': ['Job'],
  'apis/networking.k8s.io/v1': ['NetworkPolicy'],
  'apis/policy/v1': ['PodDisruptionBudget'],
};

const groupSchema = v.object({ components: v.object({ schemas: v.record(v.string(), v.looseObject({})) }) });
const versionSchema = v.object({ gitVersion: v.string() });
const kindSchema = v.object({
  properties: v.looseObject({}),
  'x-kubernetes-group-version-kind': v.array(v.object({ kind: v.string() })),
});
const referenceSchema = v.object({ $ref: v.string() });

const leftOut = ['description', 'default', 'status', 'managedFields', 'x-kubernetes-group-version-kind'];

const readRaw = (path: string): unknown =>
  JSON.parse(execFileSync('kubectl', ['get', '--raw', path], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));

const nameOf = (reference: string): string => reference.replace('#/components/schemas/', '');

/** Turns an API schema into a JSON Schema without what the checks do not need; an object may have no other fields. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (typeof value !== 'object' || value === null) return value;
  const { allOf, ...own }: Record<string, unknown> = { ...value };
  const fields = Object.entries(own).filter(([name]) => !leftOut.includes(name));
  const simple: Record<string, unknown> = Object.fromEntries(fields.map(([name, field]) => [name, simplify(field)]));
  const [reference] = v.is(v.array(referenceSchema), allOf) ? allOf : [];
  if (reference) simple['$ref'] = reference.$ref;
  if (typeof simple['$ref'] === 'string') simple['$ref'] = `#/definitions/${nameOf(simple['$ref'])}`;
  if ('properties' in own) simple['additionalProperties'] = false;
  return simple;
}

const definitions: Record<string, unknown> = {};
const objects: Record<string, string> = {};

/** Copies a definition and all that it refers to. */
function take(name: string, schemas: Readonly<Record<string, unknown>>): void {
  if (name in definitions) return;
  const simple = simplify(schemas[name]);
  definitions[name] = simple;
  for (const [, found = ''] of JSON.stringify(simple).matchAll(/"#\/definitions\/([^"]+)"/g)) take(found, schemas);
}

for (const [path, wanted] of Object.entries(kinds)) {
  const { schemas } = v.parse(groupSchema, readRaw(`/openapi/v3/${path}`)).components;
  for (const [name, schema] of Object.entries(schemas)) {
    if (!v.is(kindSchema, schema)) continue;
    const kind = schema['x-kubernetes-group-version-kind'].map((one) => one.kind).find((one) => wanted.includes(one));
    if (kind === undefined) continue;
    objects[`${path.replace(/^apis?\//, '')} ${kind}`] = name;
    take(name, schemas);
  }
}

const version = v.parse(versionSchema, readRaw('/version')).gitVersion;
const { code } = await format('api.json', JSON.stringify({ version, objects, definitions }), {
  printWidth: 120,
  objectWrap: 'collapse',
});
writeFileSync(join(import.meta.dirname, 'api.json'), code);
console.log(`Recorded ${String(Object.keys(objects).length)} kinds of Kubernetes ${version}.`);
