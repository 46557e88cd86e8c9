import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { FolderStore, publish } from '@artha/platform/publish';
import { openLocalContext, serviceFolderOf } from '@artha/platform/service';
import { composeQuickly } from '@artha/platform/testing';
import { findPackages } from '@artha/platform/webpack';
import { root, scratch } from './paths.ts';
import { expect, test } from './site.ts';

const renderedSchema = v.object({
  pages: v.record(v.string(), v.object({ html: v.string(), style: v.string(), data: v.unknown() })),
  documents: v.record(v.string(), v.object({ content: v.unknown() })),
});

/** What a site keeps of each remote's rendering, without what tells which site it was made for. */
async function readRendered({ siteLink }: FolderStore) {
  const folder = join(siteLink, 'rendered');
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => [name, v.parse(renderedSchema, JSON.parse(await readFile(join(folder, name), 'utf8')))]),
  );
}

test('PF-01 journeys that compose a site quickly compose the pages that a release service composes', async ({
  ownSite,
}) => {
  const folder = await mkdtemp(join(scratch(), 'artha-quick-'));
  const context = await openLocalContext(new FolderStore(folder), ownSite.context.config, serviceFolderOf(folder));
  await publish(
    { ...context, ...composeQuickly },
    findPackages(root).map(({ outDir }) => outDir),
  );
  const quick = await readRendered(context.store);
  expect(quick.length).toBeGreaterThan(5);
  expect(quick).toEqual(await readRendered(ownSite.context.store));
  for (const one of [folder, serviceFolderOf(folder)]) await rm(one, { recursive: true, force: true });
});
