import * as v from 'valibot';
import { MetadataError } from './metadata.ts';

/**
 * Reads a JSON file of a site that was proved.
 * @param content undefined where the site has none.
 * @throws MetadataError where it is not what its schema says.
 */
export function parseSiteFile<T>(content: Buffer | undefined, path: string, schema: v.GenericSchema<unknown, T>): T {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), content?.toString());
  if (result.success) return result.output;
  throw new MetadataError(`${path} of the site cannot be read: ${v.summarize(result.issues)}`);
}
