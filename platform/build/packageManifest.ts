import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseContent } from '@artha/core/parseContent';

const rangesSchema = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  dependencies: rangesSchema,
  devDependencies: rangesSchema,
  peerDependencies: rangesSchema,
});

/** The fields of any package.json. */
export type PackageManifest = v.InferOutput<typeof manifestSchema>;

/**
 * Reads the package.json of a folder.
 * @param schema the needed fields.
 * @returns undefined if there is none.
 * @throws naming the file and each field that does not match the schema.
 */
export function readPackageJson<T>(folder: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? parseContent(schema, JSON.parse(readFileSync(file, 'utf8')), file) : undefined;
}

/** The name, the version and the dependencies of the package in a folder; undefined if there is none. */
export function readManifest(folder: string): PackageManifest | undefined {
  return readPackageJson(folder, manifestSchema);
}
