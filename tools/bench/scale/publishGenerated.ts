import { currentVersion } from '@artha/shared/contract';
import { readSnapshot, reusableSite, signAndReplace } from '@artha/core/changeSite';
import { describeSite } from '@artha/core/siteDescription';
import { emptyRegistry } from '@artha/core/emptyRegistry';
import { keptFile, parseKept, type KeptRendering } from '@artha/core/keptRendering';
import { loadShell } from '@artha/core/loadShell';
import { planRemote } from '@artha/core/planRemote';
import { publish, type LocalContext } from '@artha/core/publish';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import { toRegistryVersion } from '@artha/core/registryVersion';
import { renderRemote } from '@artha/core/renderRemote';
import { composeQuickly } from '@artha/core/testing/composeQuickly';
import { deployVersion } from '@artha/core/versionHistory';

/** A generated remote with its release. */
export interface GeneratedFolder {
  readonly name: string;
  readonly folder: string;
}

/** The registry that has all these releases. */
async function registryWith(shell: string, remotes: readonly GeneratedFolder[], now: Date) {
  let registry = emptyRegistry;
  for (const folder of [shell, ...remotes.map((one) => one.folder)]) {
    const { release, digest } = await readReleaseFolder(folder);
    registry = deployVersion(registry, release.name, toRegistryVersion(release, digest, now));
  }
  return registry;
}

/**
 * Publishes a site of generated remotes in the time that composing, compressing and writing take: renders the pages of
 * the first remote, and gives the others the same ones with their names. A service would take hours to render a
 * thousand remotes.
 */
export async function publishGenerated(
  own: LocalContext,
  shell: string,
  remotes: readonly [GeneratedFolder, ...GeneratedFolder[]],
): Promise<void> {
  const [first, ...others] = remotes;
  const now = new Date();
  const context = { ...own, ...composeQuickly, now: () => now };
  await publish(context, [shell, first.folder]);
  const snapshot = await readSnapshot(context);
  const last = reusableSite(snapshot.signed);
  const registry = await registryWith(shell, remotes, now);
  const digest = currentVersion(registry, 'shell')?.extras.digest ?? '';
  const parts = {
    ...describeSite(registry, context.config),
    store: context.store,
    render: renderRemote,
    shell: await loadShell(context.store, digest),
    last,
    features: context.features ?? [],
  };
  const template = (await last?.read(keptFile(first.name)))?.toString() ?? '';
  const files = new Map<string, Buffer>();
  for (const { name } of others) {
    const { toRender } = await planRemote(parts, name, false);
    const { pages } = parseKept(Buffer.from(template.replaceAll(first.name, name)));
    const rendering: KeptRendering = {
      pages: Object.fromEntries(
        toRender.flatMap(({ address, key }) => {
          const page = pages[address];
          return page ? [[address, { ...page, key }]] : [];
        }),
      ),
      embeddedDocuments: {},
    };
    files.set(keptFile(name), Buffer.from(JSON.stringify(rendering)));
  }
  await signAndReplace(context, files, { ...snapshot.state, version: snapshot.state.version + 1 }, snapshot);
  await publish(
    context,
    others.map(({ folder }) => folder),
  );
}
