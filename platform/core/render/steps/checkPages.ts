import * as v from 'valibot';
import type { CheckedPage } from '../checkedPage.ts';
import { styleTextsOf } from '@artha/markup/pageStyles';
import { provePage } from '@artha/markup/provePage';
import { embeddedDocumentSchema, pageMarkupSchema, structuredDataSchema } from '../remoteData.ts';
import { answerSchema, type Answer } from '@artha/interpreter/bundleRequest';
import { MOST_STYLE_ATTRIBUTES, styleAttributesOf } from '@artha/markup/styleAttributes';
import { pagesStep, type CheckedEntry, type EntryToCheck, type PagesToCheck } from './pagesStep.ts';
import { programOf } from '@artha/interpreter/programOf';

/** Characters of an error: its stack has thirty lines. */
const MOST_ERROR = 20_000;

/** Checks what the code of a remote returned, one after the other. */
function* checkPages({ entries, origin, ownPaths }: PagesToCheck): Generator<CheckedEntry> {
  for (const entry of entries) yield checkEntry(entry, origin, ownPaths);
}

function checkEntry(entry: EntryToCheck, origin: string, ownPaths: readonly string[]): CheckedEntry {
  try {
    if (entry.kind === 'document')
      return { document: v.parse(v.nullable(embeddedDocumentSchema), valueOf(parseAnswer(entry.document))) };
    return { page: checkPage(entry, origin, ownPaths) };
  } catch (error) {
    return { error: (error instanceof Error ? error.message : String(error)).slice(0, MOST_ERROR) };
  }
}

/** @throws if a response is an error, or if the site may not contain its content. */
function checkPage(
  { address, frame, page, data }: Extract<EntryToCheck, { kind: 'page' }>,
  origin: string,
  ownPaths: readonly string[],
): CheckedPage {
  if (!frame) throw new Error('The shell has no such page.');
  const answer = page === undefined ? undefined : parseAnswer(page);
  const { omitted, head, ...proved } = answer
    ? prove(answer, frame)
    : { html: frame.html, style: frame.style, styles: [], head: {}, omitted: [] };
  const styleAttributes = styleAttributesOf(proved.html);
  if (styleAttributes.length > MOST_STYLE_ATTRIBUTES) {
    throw new Error(
      `It has ${styleAttributes.length} different style attributes; ${MOST_STYLE_ATTRIBUTES} are allowed. Use a styled component, an attribute of SVG, or set the style in an effect.`,
    );
  }
  const { canonical, ...others } = head;
  const fault = canonical === undefined ? undefined : findCanonicalFault(canonical, address, origin, ownPaths);
  const sentences = [...omitted, ...(fault === undefined ? [] : [fault])];
  return {
    ...proved,
    styleTexts: styleTextsOf(proved.html),
    styleAttributes,
    head: fault === undefined && canonical !== undefined ? { ...others, canonical } : others,
    warnings: [
      ...(answer && 'warnings' in answer ? (answer.warnings ?? []) : []),
      ...sentences.map((what) => ({ what, stack: '' })),
    ],
    data: data === undefined ? [] : v.parse(structuredDataSchema, valueOf(parseAnswer(data))),
  };
}

/** Why a page may not name an address as its canonical one; undefined if it is one of its remote's pages. */
function findCanonicalFault(
  canonical: string,
  address: string,
  origin: string,
  ownPaths: readonly string[],
): string | undefined {
  const url = URL.parse(canonical, new URL(address, origin));
  return url?.origin === new URL(origin).origin && ownPaths.includes(url.pathname)
    ? undefined
    : `the canonical address ${canonical.slice(0, 200)} is left out: it is no page of this remote`;
}

function prove(answer: Answer, frame: Parameters<typeof provePage>[1]) {
  const proved = provePage(v.parse(pageMarkupSchema, valueOf(answer)), frame);
  if ('fault' in proved) throw new Error(`Its markup is not allowed in a page: ${proved.fault}.`);
  return proved;
}

function parseAnswer(line: string): Answer {
  try {
    return v.parse(answerSchema, JSON.parse(line));
  } catch {
    return { error: 'It returns an invalid response.' };
  }
}

function valueOf(answer: Answer): unknown {
  if ('error' in answer) throw new Error(answer.error);
  return JSON.parse(answer.json);
}

export const run = programOf(pagesStep, checkPages);
