import type { Frame } from '@artha/markup/frameSchema';
import type { RenderTask } from './renderTask.ts';

/** A page or a document that is rendered. */
export interface EntryToRender {
  readonly kind: 'page' | 'document';
  readonly address: string;
  /** Its screen, or the name of the document. */
  readonly name: string;
  /** The tasks of its bundles; none if the shell's own placeholder is all of a page. */
  readonly tasks: readonly RenderTask[];
  /** The shell's page around its screen. */
  readonly frame?: Frame | undefined;
}

/** The parts of a remote to render, and the shell around it. */
export interface RemoteToRender {
  /** The server bundle of the shell. */
  readonly shell: string;
  /** The server bundles of the remote, by path; evaluated in this order, so that each rendering is the same. */
  readonly bundles: { path: string; code: string }[];
  /** JSON of the `PageData`. */
  readonly page: string;
  readonly entries: readonly EntryToRender[];
  /** Origin of the site. */
  readonly origin: string;
  /** Addresses of the remote's pages. */
  readonly ownPaths: readonly string[];
  /** Reads the source maps of its release; undefined if it has none. */
  readonly readMaps: () => Promise<Uint8Array | undefined>;
}

/** The tasks of all pages and documents, in order. */
export function tasksOf({ entries }: Pick<RemoteToRender, 'entries'>): RenderTask[] {
  return entries.flatMap(({ tasks }) => tasks);
}
