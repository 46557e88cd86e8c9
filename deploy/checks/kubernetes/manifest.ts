import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';

const namesSchema = v.record(v.string(), v.string());

const metadataSchema = v.looseObject({
  name: v.string(),
  namespace: v.optional(v.string()),
  labels: v.optional(namesSchema, {}),
});

/** The fields that every Kubernetes object has; the others depend on its kind. */
export const manifestSchema = v.looseObject({ apiVersion: v.string(), kind: v.string(), metadata: metadataSchema });

/** An object of Kubernetes, the parts that every kind has. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The usual name of an object: `Deployment artha/edge`. */
export function nameOf({ kind, metadata: { name, namespace } }: Manifest): string {
  return `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}

/**
 * Parses the documents of a file, which may share anchors.
 * @throws if one is not valid YAML 1.2.
 */
export function readDocuments(text: string): unknown[] {
  return [...parseAllDocuments(text, { merge: true })].map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    const content: unknown = document.toJS();
    return content;
  });
}

/**
 * Parses the objects of a file.
 * @throws if one is not a Kubernetes object.
 */
export function readManifests(text: string): Manifest[] {
  return v.parse(v.array(manifestSchema), readDocuments(text));
}

/** Whether a value is a map with string keys. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
