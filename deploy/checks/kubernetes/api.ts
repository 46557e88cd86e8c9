import Ajv, { type ErrorObject } from 'ajv';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { nameOf, type Manifest } from './manifest.ts';

/** The part of an API schema that is read here. */
export interface ApiSchema {
  readonly $ref?: string | undefined;
  readonly properties?: Readonly<Record<string, ApiSchema>> | undefined;
  readonly items?: ApiSchema | undefined;
  readonly additionalProperties?: unknown;
  /** The field that identifies an item of the list; without it, a patch replaces the whole list. */
  readonly 'x-kubernetes-patch-merge-key'?: string | undefined;
}

const schemaSchema: v.GenericSchema<ApiSchema> = v.looseObject({
  $ref: v.optional(v.string()),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => schemaSchema),
    ),
  ),
  items: v.optional(v.lazy(() => schemaSchema)),
  additionalProperties: v.optional(v.unknown()),
  'x-kubernetes-patch-merge-key': v.optional(v.string()),
});

const apiSchema = v.object({
  objects: v.record(v.string(), v.string()),
  definitions: v.record(v.string(), schemaSchema),
});

const { objects, definitions } = v.parse(
  apiSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, 'api.json'), 'utf8')),
);

const prefix = '#/definitions/';
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'api', definitions });

/** Follows a reference to the description of the value. */
const resolve = (schema: ApiSchema | undefined): ApiSchema | undefined =>
  schema?.$ref === undefined ? schema : definitions[schema.$ref.slice(prefix.length)];

/** The schema of a kind; undefined if it is not recorded. */
export function schemaOf({ apiVersion: group, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): ApiSchema | undefined {
  return definitions[objects[`${group} ${kind}`] ?? ''];
}

/** The schema of a field. */
export const fieldOf = (schema: ApiSchema | undefined, field: string): ApiSchema | undefined =>
  resolve(schema)?.properties?.[field];

/** The schema of the items of a list. */
export const itemOf = (schema: ApiSchema | undefined): ApiSchema | undefined => resolve(schema)?.items;

/** The field that an error is about, if its message does not name it. */
const detailSchema = v.object({
  additionalProperty: v.optional(v.string()),
  allowedValues: v.optional(v.array(v.string())),
});

function describe({ instancePath, message = '', params }: ErrorObject): string {
  const { additionalProperty, allowedValues = [] } = v.parse(detailSchema, params);
  const named = additionalProperty ?? allowedValues.join();
  return `${instancePath} ${message}${named && ` (${named})`}`;
}

/** Returns what an API server would reject by its schema: a wrong type, a missing field, an unknown one. */
export function findSchemaFaults(manifest: Manifest): string[] {
  const definition = objects[`${manifest.apiVersion} ${manifest.kind}`];
  if (definition === undefined) return [`${nameOf(manifest)}: api.json has no schema of it.`];
  const validate = ajv.getSchema(`api${prefix}${definition}`);
  if (!validate || validate(manifest) === true) return [];
  return (validate.errors ?? []).map((error) => `${nameOf(manifest)}: ${describe(error)}`);
}
