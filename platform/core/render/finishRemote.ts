import type { EmbeddedDocument } from '@artha/shared/contract';
import type { CheckedPage } from './checkedPage.ts';
import type { EntryToRender, RemoteToRender } from './remoteToRender.ts';
import {
  failuresStep,
  type ExplainedFailures,
  type FailuresToExplain,
  type RenderFailure,
} from '@artha/interpreter/failuresStep';
import { pagesStep, type CheckedEntry, type EntryToCheck } from './steps/pagesStep.ts';
import type { RunStep } from '@artha/interpreter/runStep';

/** A page or a document that was rendered and checked, or why the site may not have it. */
export type RenderedEntry =
  | { readonly page: CheckedPage }
  | { readonly document: EmbeddedDocument | null }
  | { readonly failure: RenderFailure };

/** Pages that end their process cost the others this many further starts. */
const MOST_RESTARTS = 3;

/**
 * Checks what the bundles of a remote returned, and explains what is wrong with it, in processes in which none of its
 * code runs.
 * @param lines the response to each task, as the remote wrote it.
 */
export async function finishRemote(
  lines: readonly string[],
  request: RemoteToRender,
  run: RunStep,
): Promise<RenderedEntry[]> {
  const checked = await checkAll(toCheck(lines, request.entries), request, run);
  return explainAll(checked, request, run);
}

/** The pages and documents with the responses to their tasks. */
function toCheck(lines: readonly string[], entries: readonly EntryToRender[]): EntryToCheck[] {
  let first = 0;
  return entries.map(({ kind, address, frame, tasks }) => {
    const start = first;
    first += tasks.length;
    const lineOf = (wanted: string) => {
      const index = tasks.findIndex((task) => task.kind === wanted);
      return index === -1 ? undefined : lines[start + index];
    };
    if (kind === 'document') return { kind, address, document: lineOf('document') ?? '' };
    return { kind, address, frame, page: lineOf('page'), data: lineOf('data') };
  });
}

async function checkAll(
  entries: EntryToCheck[],
  { origin, ownPaths }: RemoteToRender,
  run: RunStep,
): Promise<CheckedEntry[]> {
  const checked: CheckedEntry[] = [];
  let error = 'It cannot be checked.';
  for (let starts = 0; checked.length < entries.length && starts <= MOST_RESTARTS; starts += 1) {
    const rest = entries.slice(checked.length);
    const input = { origin, ownPaths: [...ownPaths], entries: rest };
    const { results, end } = await run(pagesStep, { input, count: rest.length });
    checked.push(...results);
    if (results.length === rest.length) break;
    error = `Its markup cannot be checked: ${end}`;
    checked.push({ error });
  }
  return entries.map((_, index) => checked[index] ?? { error });
}

async function explainAll(
  checked: readonly CheckedEntry[],
  { entries, readMaps }: RemoteToRender,
  run: RunStep,
): Promise<RenderedEntry[]> {
  const failures = checked.flatMap((one, index) => {
    const { address = '', name = '' } = entries[index] ?? {};
    return 'error' in one ? [{ path: address, screen: name, error: one.error }] : [];
  });
  const stacks = checked.flatMap((one) => ('page' in one ? one.page.warnings.map(({ stack }) => stack) : []));
  const explained = await explain({ failures, stacks }, readMaps, run);
  const [nextFailure, nextPlace] = [explained.failures.values(), explained.places.values()];
  return checked.map((one): RenderedEntry => {
    if ('error' in one) {
      const { value } = nextFailure.next();
      if (!value) throw new Error('A failure has no explanation.');
      return { failure: value };
    }
    if (!('page' in one)) return one;
    const warnings = one.page.warnings.map(({ what }) => {
      const place = nextPlace.next().value ?? null;
      return { what: place === null ? what : `${what} (${place})`, stack: '' };
    });
    return { page: { ...one.page, warnings } };
  });
}

/** Explains errors and warnings by the maps of the release; without them if reading them is stopped. */
async function explain(
  input: FailuresToExplain,
  readMaps: RemoteToRender['readMaps'],
  run: RunStep,
): Promise<ExplainedFailures> {
  if (input.failures.length + input.stacks.length === 0) return { failures: [], places: [] };
  for (const bytes of [await readMaps(), undefined]) {
    const { results } = await run(failuresStep, { input, ...(bytes && { bytes }) });
    if (results[0]) return results[0];
  }
  const remedy = 'Build the release again with this platform’s preset.';
  return {
    failures: input.failures.map(({ error, ...page }) => ({ ...page, cause: error.split('\n', 1)[0] ?? '', remedy })),
    places: [],
  };
}
