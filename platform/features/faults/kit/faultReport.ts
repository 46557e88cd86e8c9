import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@artha/shared/contract';
import type { FaultCase } from './faultCases.ts';
import type { Visit } from './visitWithFault.ts';

/** A page with a fault, as a visitor met it. */
export interface FaultyVisit extends Visit {
  readonly path: string;
  readonly fault: FaultCase;
}

/** The lines that the command prints. */
export function describeVisits(visits: readonly FaultyVisit[]): string {
  const titles = visits.map(({ path, fault: { title } }) => `${path}: ${title}`);
  const width = Math.max(...titles.map((title) => title.length));
  return visits
    .flatMap(({ sees, wrong }, index) => [
      `${wrong.length === 0 ? 'ok    ' : 'FAILED'}  ${(titles[index] ?? '').padEnd(width)}  ${sees}`.trimEnd(),
      ...wrong.map((one) => `        ${one}`),
    ])
    .join('\n');
}

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:1rem}main{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr))}figure{margin:0}img{width:100%;height:auto;border:1px solid}.wrong{font-weight:700}';

const fileOf = (index: number, { fault }: FaultyVisit): string =>
  `${String(index + 1).padStart(2, '0')}-${fault.id}.webp`;

function figureOf(visit: FaultyVisit, index: number): string {
  const { path, fault, sees, wrong, picture } = visit;
  const title = `${path}: ${fault.title}`;
  const image = picture && `<img src="${fileOf(index, visit)}" width="375" height="812" alt="${escapeHtml(title)}">`;
  const faults = wrong.map((one) => `<br><span class="wrong">${escapeHtml(one)}</span>`).join('');
  return `<figure>${image ?? ''}<figcaption><b>${escapeHtml(title)}</b><br>${escapeHtml(sees)}${faults}</figcaption></figure>`;
}

/**
 * Writes a page with what visitors see, and its pictures.
 * @param folder is replaced.
 * @returns the file of the page.
 */
export async function writeReport(folder: string, remote: string, visits: readonly FaultyVisit[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [index, visit] of visits.entries()) {
    if (visit.picture) await writeFile(join(folder, fileOf(index, visit)), visit.picture);
  }
  const title = `What visitors of ${escapeHtml(remote)} see`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><main>${visits.map(figureOf).join('')}</main></html>`;
  const file = join(folder, 'index.html');
  await writeFile(file, page);
  return file;
}
