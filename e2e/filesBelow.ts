import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder with its content, for a comparison byte for byte. */
export function filesBelow(folder: string): Map<string, Buffer> {
  return new Map(globSync('**/*.*', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file))]));
}
