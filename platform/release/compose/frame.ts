import { randomUUID } from 'node:crypto';
import { PAGE_ELEMENT_ID, type LoadServerModule, type PageData } from '@artha/shared/contract';
import type { Frame } from '../render/provePage.ts';
import { Refusal } from '../format/refusal.ts';
import type { ComposerShell } from './loadShell.ts';

/**
 * Renders the shell's page of a path with a token in place of the screen: the markup that must surround the screen of a
 * rendered page.
 * @throws Refusal if the shell does not render it.
 */
export async function frameOf(shell: ComposerShell, path: string, page: PageData): Promise<Frame> {
  const token = `screen-${randomUUID()}`;
  const load: LoadServerModule = (_remote, screen) => Promise.resolve({ [screen]: () => token });
  try {
    const { html, style } = await shell.render(path, page, load);
    const { html: region } = await shell.renderRegion(path, page, load);
    return { html, style, region, token, reservedIds: [shell.rootId, PAGE_ELEMENT_ID] };
  } catch (cause) {
    throw new Refusal('RE-08', `The shell does not render its frame around ${path}: ${String(cause)}`, cause);
  }
}
