import * as v from 'valibot';
import { compose } from '@artha/core/compose';
import { FolderStore } from '@artha/core/folderStore';
import { composeQuickly } from '@artha/core/testing/composeQuickly';
import { writtenFile } from '@artha/core/testing/writtenFile';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { registrySchema } from '@artha/shared/contract';
import { remotes } from './routes.ts';
import { expect, test } from './site.ts';
import { baseStore, testedConfig } from './stores.ts';

/** Without the numbers of its groups: an interpreter counts them for each page, and a process for all of its pages. */
const styleSchema = v.pipe(
  v.string(),
  v.transform((style) => style.replaceAll(/data-styled\.g\d+/g, 'data-styled.g')),
);

const renderedSchema = v.object({
  pages: v.record(v.string(), v.object({ html: v.string(), style: styleSchema, data: v.unknown() })),
  embeddedDocuments: v.record(v.string(), v.object({ content: v.unknown() })),
});

const parse = <T extends v.GenericSchema>(schema: T, content: Uint8Array | undefined): v.InferOutput<T> =>
  v.parse(schema, JSON.parse(Buffer.from(content ?? '').toString()));

test('PF-01 journeys that compose a site quickly compose the same pages as a release service', async () => {
  const store = new FolderStore(baseStore());
  const site = await store.openSite();
  const registry = parse(registrySchema, await site?.read('registry.json'));
  const { files } = await compose(
    { store, config: testedConfig(), features: releaseFeatures(), ...composeQuickly },
    registry,
  );
  for (const { name } of remotes) {
    const path = `rendered/${name}.json`;
    expect(parse(renderedSchema, writtenFile(files, path)), path).toEqual(
      parse(renderedSchema, await site?.read(path)),
    );
  }
});
