import { relative, resolve } from 'node:path';
import { root } from '@artha/process/root';
import { packPackage } from './packPackage.ts';
import { findSourcePackages } from './sourcePackage.ts';

const outFolder = resolve(process.argv[2] ?? `${root}/.artha/packages`);
for (const source of findSourcePackages(root)) {
  const { file, sizeBytes, fileCount } = await packPackage(source, outFolder);
  console.log(`${relative(process.cwd(), file)}  ${Math.ceil(sizeBytes / 1024)} KB, ${fileCount} files`);
}
