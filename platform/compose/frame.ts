import { randomUUID } from 'node:crypto';
import { PAGE_ELEMENT_ID, type PageDocument } from '@artha/shared/contract';
import type { Frame } from '../render/provePage.ts';
import { Refusal } from '../publish/refusal.ts';
import type { ComposerShell } from './loadShell.ts';

/**
 * The shell's page of a path with a token in the place of its screen: what a rendered page has to be around its screen.
 * @throws Refusal where the shell does not render it.
 */
export async function frameOf(shell: ComposerShell, path: string, page: PageDocument): Promise<Frame> {
  const token = `screen-${randomUUID()}`;
  try {
    const { html } = await shell.render(path, page, (_remote, screen) => Promise.resolve({ [screen]: () => token }));
    return { html, token, reservedIds: [shell.rootId, PAGE_ELEMENT_ID] };
  } catch (cause) {
    throw new Refusal('RE-08', `The shell does not render what stands around ${path}: ${String(cause)}`, cause);
  }
}
