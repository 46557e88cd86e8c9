import { releaseFiles, siteConfig } from '@artha/shared';
import { useEffect, useState } from 'react';
import { hasDevanagari } from '../../../domain/paperText.ts';
import type { RatioReport } from '../../../pdf/ratioReport.ts';
import { usePanelTexts, type PdfKind } from '../../../texts/panelTexts.ts';
import type { PaperScript } from './paperFonts.ts';

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
type ReportContent = Omit<RatioReport, 'product' | 'createdAt'>;

/** The fonts for Hindi have Latin letters as well, so that one pair of them is enough for a report. */
function scriptOf({ texts, company, ratios }: ReportContent): PaperScript {
  const own = ratios.map((ratio) => (typeof ratio === 'string' ? '' : ratio.name)).join('');
  return hasDevanagari(texts.paper.title(1, '') + company + own) ? 'devanagari' : 'latin';
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
async function prepareReports(script: PaperScript): Promise<void> {
  const { loadFonts } = await import(/* webpackChunkName: "pdf" */ './paperFonts.ts');
  await loadFonts(script);
}

async function makeReport(content: ReportContent): Promise<Blob> {
  const { makePdf } = await import(/* webpackChunkName: "pdf" */ './makePdf.ts');
  return makePdf({ ...content, product: siteConfig().product, createdAt: new Date() }, scriptOf(content));
}

/**
 * The PDF of the panel: the fixed factsheet until there are figures, then the report on them, made again after each
 * change. It has an address of this page alone (`blob:`), which stays until the next PDF is there.
 * @param content undefined without figures; the same object until something changes.
 * @param attempt another one tries again what failed.
 */
export function useReportPdf(content: ReportContent | undefined, attempt: number): ReportPdf {
  const texts = usePanelTexts();
  const [made, setMade] = useState<MadePdf>();
  const url = made?.url;

  useEffect(() => {
    let isCurrent = true;
    const make = async () => {
      const blob = await (content ? makeReport(content) : loadFactsheet());
      if (!isCurrent) return;
      setMade({ content, attempt, url: URL.createObjectURL(blob) });
      prepareReports(hasDevanagari(texts.paper.title(1, '')) ? 'devanagari' : 'latin').catch(() => undefined);
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
  }, [content, attempt, texts]);

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
