import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const addressSchema = v.pipe(v.string(), v.parseJson(), v.object({ url: v.pipe(v.string(), v.url()) }));
const healthSchema = v.object({ status: v.literal('ok'), audience: v.string() });

const fileIn = (serviceFolder: string) => join(serviceFolder, 'address.json');

/** Notes where the release service of this machine runs, for the commands. @returns takes the note away. */
export async function writeAddress(serviceFolder: string, url: string): Promise<() => Promise<void>> {
  await writeFile(fileIn(serviceFolder), JSON.stringify({ url }));
  return () => rm(fileIn(serviceFolder), { force: true });
}

/** Address of the release service that runs on this machine; undefined where none answers. */
export async function findRunningService(serviceFolder: string): Promise<string | undefined> {
  const content = await readFile(fileIn(serviceFolder), 'utf8').catch(() => '');
  const address = v.safeParse(addressSchema, content);
  if (!address.success) return undefined;
  const { url } = address.output;
  const health: unknown = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) })
    .then((response) => response.json())
    .catch(() => undefined);
  return v.is(healthSchema, health) ? url : undefined;
}
