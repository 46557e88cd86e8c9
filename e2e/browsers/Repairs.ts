import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';

const messageSchema = v.looseObject({
  type: v.string(),
  id: v.optional(v.number()),
  error: v.optional(v.string()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
});
type Message = v.InferOutput<typeof messageSchema>;

const navigationSchema = v.looseObject({ context: v.string(), navigation: v.string(), url: v.string() });
const requestSchema = v.object({ navigation: v.string() });
const realmSchema = v.object({ type: v.literal('window'), context: v.string(), sandbox: v.optional(v.undefined()) });
const downloadSchema = v.looseObject({ url: v.string() });
const downloadedSchema = v.object({ filepath: v.string(), url: v.string() });

/**
 * How Playwright types a text over WebDriver BiDi: it sets `value`, which React takes for its own change, and appends to
 * an e-mail address instead of replacing it.
 */
export const SETS_VALUE = 'window.__pw_bidiInsertText = (text) => bidiInsertText(window, text);';
const TYPES_TEXT =
  "window.__pw_bidiInsertText = (text) => { window.document.execCommand('insertText', false, text); };";

type Navigation = v.InferOutput<typeof navigationSchema>;

/**
 * Repairs the differences between Playwright 1.65 and Firefox 153, message by message:
 * - a command that the browser does not know does nothing; Playwright sends some of them whatever a test uses
 * - a text is typed as a person does it
 * - a page that comes back from the back/forward cache is committed and loaded; Firefox only says that it starts
 * - a download has an id, and the name that was suggested for it, also if an earlier one has it
 */
export class Repairs {
  /** Navigations that have begun, by their frames, until they send a request. */
  readonly #begun = new Map<string, Navigation>();
  readonly #names = new Map<string, string>();
  readonly #rename: (from: string, to: string) => void;

  /** @param rename moves a downloaded file to another path. */
  constructor(rename: (from: string, to: string) => void) {
    this.#rename = rename;
  }

  /** The command to send instead of Playwright's. */
  command(text: string): string {
    return text.replace(SETS_VALUE, TYPES_TEXT);
  }

  /** The messages that Playwright gets instead of the browser's answer or event. */
  answer(text: string): string[] {
    const message = v.parse(messageSchema, JSON.parse(text));
    if (message.error === 'unknown command') return [JSON.stringify({ type: 'success', id: message.id, result: {} })];
    const { method, params } = message;
    if (method === 'script.realmCreated') return this.#restored(params, text);
    if (method?.startsWith('browsingContext.download')) return [JSON.stringify(this.#download(message))];
    if (method === 'browsingContext.navigationStarted') this.#begin(params);
    if (method === 'network.beforeRequestSent') this.#forget(params);
    return [text];
  }

  #begin(params: unknown): void {
    const navigation = v.safeParse(navigationSchema, params);
    if (navigation.success && navigation.output.url.startsWith('http'))
      this.#begun.set(navigation.output.context, navigation.output);
  }

  #forget(params: unknown): void {
    const request = v.safeParse(requestSchema, params);
    if (!request.success) return;
    for (const [frame, { navigation }] of this.#begun) {
      if (navigation === request.output.navigation) this.#begun.delete(frame);
    }
  }

  /** A document of a navigation without a request was kept by the browser. */
  #restored(params: unknown, text: string): string[] {
    const realm = v.safeParse(realmSchema, params);
    const navigation = realm.success ? this.#begun.get(realm.output.context) : undefined;
    if (!navigation) return [text];
    this.#begun.delete(navigation.context);
    const event = (name: string) =>
      JSON.stringify({ type: 'event', method: `browsingContext.${name}`, params: navigation });
    return [event('navigationCommitted'), text, event('domContentLoaded'), event('load')];
  }

  #download(message: Message): Message {
    const { url, ...download } = v.parse(downloadSchema, message.params);
    const name = download['suggestedFilename'];
    if (typeof name === 'string') this.#names.set(url, name);
    const downloaded = v.safeParse(downloadedSchema, message.params);
    const suggested = this.#names.get(url);
    if (downloaded.success && suggested !== undefined) {
      const { filepath } = downloaded.output;
      if (basename(filepath) !== suggested) this.#rename(filepath, join(dirname(filepath), suggested));
    }
    return { ...message, params: { ...download, url, download: url } };
  }
}
