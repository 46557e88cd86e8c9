import * as v from 'valibot';
import { MetadataError } from './metadata.ts';

/**
 * Parses a JSON file of a verified site.
 * @param content undefined if the site does not have the file.
 * @throws MetadataError if it does not match the schema.
 */
export function parseSiteFile<T>(content: Buffer | undefined, path: string, schema: v.GenericSchema<unknown, T>): T {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), content?.toString());
  if (result.success) return result.output;
  throw new MetadataError(`${path} of the site cannot be read: ${v.summarize(result.issues)}`);
}
