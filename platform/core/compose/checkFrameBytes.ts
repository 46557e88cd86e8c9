import { currentVersion, type Registry } from '@artha/shared/contract';
import { Refusal } from '../format/refusal.ts';
import { PageRegistries } from './pageRegistries.ts';
import type { SiteParts } from './SiteFeature.ts';

type Framed = Pick<SiteParts, 'shell' | 'config' | 'registry' | 'pageRegistries' | 'last' | 'live' | 'frameBytes'>;

/** The bytes of the largest frame of a language: the shell's page for unknown addresses, without the region of its screen. */
async function measureFrame({ shell, config }: Framed, pageRegistries: PageRegistries): Promise<number> {
  const page = { registry: pageRegistries.outline(), config };
  const refuse = (name: string) => Promise.reject(new Error(`A page of the shell requires ${name}.`));
  const sizes: number[] = [];
  for (const { path } of shell.shellPages.filter((one) => one.path.endsWith('/404'))) {
    const [whole, region] = [await shell.render(path, page, refuse), await shell.renderRegion(path, page, refuse)];
    sizes.push(Buffer.byteLength(whole.html) - Buffer.byteLength(region.html));
  }
  return Math.max(0, ...sizes);
}

/** The number of entries and tools of a remote, in the language that has most. */
function countParts(registry: Registry, name: string): number {
  const { navigation = [], routes = [] } = currentVersion(registry, name)?.extras ?? {};
  const parts = [...navigation, ...routes.filter(({ tool }) => tool)];
  return Math.max(
    0,
    ...Map.groupBy(parts, ({ lang = 'en' }) => lang)
      .values()
      .map((own) => own.length),
  );
}

/**
 * Checks that the frame of every page (header, navigation and footer) keeps its budget, however many remotes add to it. A
 * frame that does not grow is let through: the operator may have lowered the budget.
 * @param publishing the remotes that are being published.
 * @throws Refusal RE-43 with the remotes that add to a frame which is too large.
 */
export async function checkFrameBytes(parts: Framed, publishing: readonly string[]): Promise<void> {
  const { registry, config, pageRegistries, frameBytes = Number.POSITIVE_INFINITY } = parts;
  const adding = publishing.filter((name) => countParts(registry, name) > 0);
  if (adding.length === 0) return;
  const bytes = await measureFrame(parts, pageRegistries);
  if (bytes <= frameBytes) return;
  const before = parts.last ?? parts.live;
  if (before && bytes <= (await measureFrame(parts, new PageRegistries(before.registry, config.product)))) return;
  const added = adding.map((name) => `${name} adds ${String(countParts(registry, name))} entries and tools to it`);
  throw new Refusal(
    'RE-43',
    `The frame of every page would have ${String(bytes)} bytes of HTML, of ${String(frameBytes)} that the policy allows (“bytes” of “frame”): ${added.join(', ')}.`,
  );
}
