import { releaseFiles, siteConfig } from '@artha/shared';
import { useEffect, useMemo, useState } from 'react';
import type { ReportYears } from '../../../domain/figures/reportYears.ts';
import type { FinancialTerm } from '../../../domain/terms.ts';
import type { PdfKind } from '../../../texts/panelTexts.ts';

/**
 * How long to wait after the last change before making a PDF, so that it does not flicker while the person types.
 */
const MAKE_DELAY_MS = 900;

/** The PDF of the panel. */
export type ReportPdf =
  | { readonly status: 'making' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly kind: PdfKind;
      readonly url: string;
      /** Whether something has changed since it was made, and the next one is being made. */
      readonly isOlder: boolean;
    };

/** The input of a report; the factsheet has none. */
interface ReportContent {
  readonly terms: readonly FinancialTerm[];
  readonly years: ReportYears;
}

interface MadePdf {
  readonly content: ReportContent | undefined;
  readonly attempt: number;
  /** Undefined if it could not be made. */
  readonly url: string | undefined;
}

async function loadFactsheet(): Promise<Blob> {
  const bytes = await releaseFiles()?.read('factsheet.pdf');
  if (!bytes) throw new Error('This page has no files of its release.');
  return new Blob([bytes], { type: 'application/pdf' });
}

/**
 * Loads the code of reports while a person reads or types; a file that fails is loaded again when it is needed. Both are in
 * one chunk, so that it is loaded here and runs with the first figures: that takes a slow phone 0.4 s.
 */
async function prepareReports(): Promise<void> {
  const { loadFonts } = await import(/* webpackChunkName: "pdf" */ './paperFonts.ts');
  await loadFonts();
}

async function makeReport({ terms, years }: ReportContent): Promise<Blob> {
  const { makePdf } = await import(/* webpackChunkName: "pdf" */ './makePdf.ts');
  const ids = terms.map(({ id }) => id);
  return makePdf({ terms: ids, years, product: siteConfig().product, createdAt: new Date() });
}

/**
 * The PDF of the panel: the fixed factsheet until there are figures, then the report on them, made again after each
 * change. It has an address of this page alone (`blob:`), which stays until the next PDF is there.
 * @param attempt another one tries again what failed.
 */
export function useReportPdf(
  terms: readonly FinancialTerm[],
  years: ReportYears,
  hasResults: boolean,
  attempt: number,
): ReportPdf {
  const [made, setMade] = useState<MadePdf>();
  const content = useMemo(() => (hasResults ? { terms, years } : undefined), [hasResults, terms, years]);
  const url = made?.url;

  useEffect(() => {
    let isCurrent = true;
    const make = async () => {
      const blob = await (content ? makeReport(content) : loadFactsheet());
      if (!isCurrent) return;
      setMade({ content, attempt, url: URL.createObjectURL(blob) });
      prepareReports().catch(() => undefined);
    };
    const timer = setTimeout(
      () => {
        make().catch((cause: unknown) => {
          console.warn(cause);
          if (isCurrent) setMade({ content, attempt, url: undefined });
        });
      },
      content ? MAKE_DELAY_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [content, attempt]);

  useEffect(() => {
    if (url === undefined) return undefined;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [url]);

  if (!made) return { status: 'making' };
  const isOlder = made.content !== content || made.attempt !== attempt;
  if (made.url === undefined) return { status: isOlder ? 'making' : 'failed' };
  return { status: 'ready', kind: made.content ? 'report' : 'factsheet', url: made.url, isOlder };
}
