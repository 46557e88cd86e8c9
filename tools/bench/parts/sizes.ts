import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { scriptBudgets } from '../budgets.ts';
import type { PartFindings } from '../measurement.ts';
import type { Site } from '../site.ts';

const kilobytes = (file: string): number => statSync(file).size / 1024;

function scriptSize({ store }: Site, address: string): number {
  return kilobytes(`${join(store.publicFolder, address)}.gz`);
}

/** The size of downloads, from the compressed files of the store. */
export async function measureSizes(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const shell = site.shellScripts.reduce((sum, address) => sum + scriptSize(site, address), 0);
  const perRoute = site.routes.flatMap(({ path, remote, scripts }) => {
    const own = scripts.reduce((sum, address) => sum + scriptSize(site, address), 0);
    const html = kilobytes(join(site.store.siteLink, path, 'index.html.br'));
    return [
      { budget: 'html' as const, where: path, value: html },
      { budget: 'scripts' as const, where: path, value: shell + own },
      { budget: scriptBudgets[remote] ?? ('ownScript' as const), where: path, value: own },
    ];
  });
  return { measurements: [{ budget: 'shellScript', where: '', value: shell }, ...perRoute], notes: [] };
}
