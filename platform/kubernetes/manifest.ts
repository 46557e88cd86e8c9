import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';

const namesSchema = v.record(v.string(), v.string());

const metadataSchema = v.looseObject({
  name: v.string(),
  namespace: v.optional(v.string()),
  labels: v.optional(namesSchema, {}),
});

/** What every object of Kubernetes has; what else it holds depends on its kind. */
export const manifestSchema = v.looseObject({ apiVersion: v.string(), kind: v.string(), metadata: metadataSchema });

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** How people name an object: `Deployment artha/edge`. */
export function nameOf({ kind, metadata: { name, namespace } }: Manifest): string {
  return `${kind} ${namespace === undefined ? '' : `${namespace}/`}${name}`;
}

/** Reads the documents of a file, of which anchors are part. @throws where one is no YAML of version 1.2. */
export function readDocuments(text: string): unknown[] {
  return [...parseAllDocuments(text, { merge: true })].map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    const content: unknown = document.toJS();
    return content;
  });
}

/** Reads the objects of a file. @throws where one is no object of Kubernetes. */
export function readManifests(text: string): Manifest[] {
  return v.parse(v.array(manifestSchema), readDocuments(text));
}

/** Whether something is a map with names as keys. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
