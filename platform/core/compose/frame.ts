import { randomUUID } from 'node:crypto';
import {
  languageOf,
  PAGE_ELEMENT_ID,
  type LoadServerModule,
  type PageData,
  type PlaceholderKind,
} from '@artha/shared/contract';
import type { Frame } from '@artha/markup/frameSchema';
import { Refusal } from '../format/refusal.ts';
import type { ComposerShell } from './loadShell.ts';

/**
 * Renders the shell's page of a path with a token in place of the screen: the markup that must surround the screen of a
 * rendered page.
 * @param placeholder what the page shows of a screen that only renders in a browser; undefined to show the screen. The
 *   shell's own placeholder takes the place of the token.
 * @throws Refusal if the shell does not render it.
 */
export async function frameOf(
  shell: ComposerShell,
  path: string,
  page: PageData,
  placeholder?: PlaceholderKind,
): Promise<Frame> {
  const token = `screen-${randomUUID()}`;
  const load: LoadServerModule = (_remote, screen) =>
    Promise.resolve({ [screen]: () => token, Placeholder: () => token });
  try {
    const { html, style } = await shell.render(path, page, load, placeholder);
    const { html: region } = await shell.renderRegion(path, page, load, placeholder);
    const documentStyle = shell.documentStyle('', languageOf(path));
    return { html, style, region, token, documentStyle, reservedIds: [shell.rootId, PAGE_ELEMENT_ID] };
  } catch (cause) {
    throw new Refusal('RE-08', `The shell does not render its frame around ${path}: ${String(cause)}`, cause);
  }
}
