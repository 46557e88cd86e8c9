import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The JSON Schema of a response: its source in the OpenAPI document, and for writing it. */
export function responseSchema(schema: v.GenericSchema): object {
  const { $schema: _, ...described } = toJsonSchema(schema);
  return described;
}
