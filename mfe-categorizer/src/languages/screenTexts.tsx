import { createTexts, lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { inspectFile } from '../domain/file/inspectFile.ts';
import type { runUploads } from '../domain/conversion/runUploads.ts';
import type { LeaveDialogProps, ResultParts } from '../screens/transaction-categorizer/resultParts.tsx';
import type { StatementResultProps } from '../screens/transaction-categorizer/result/StatementResult.tsx';
import type {
  FailureOffers,
  FailureOffersProps,
} from '../screens/transaction-categorizer/upload-form/FailureOffers.tsx';
import type { ConversionTexts } from '../texts/en/conversion.ts';
import type { FormTexts } from '../texts/en/form.ts';
import type { FileTexts } from '../texts/en/file.ts';
import type { OfferTexts } from '../texts/en/offers.ts';

/** The parts that a page loads in its language when it needs them: code together with its texts, as one file. */
export interface LaterParts {
  readonly run: () => Promise<{ readonly runUploads: typeof runUploads; readonly texts: ConversionTexts }>;
  readonly inspection: () => Promise<{ readonly inspectFile: typeof inspectFile; readonly texts: FileTexts }>;
  readonly result: () => Promise<{ readonly resultParts: ResultParts }>;
  readonly offers: () => Promise<{ readonly FailureOffers: typeof FailureOffers; readonly texts: OfferTexts }>;
}

/** The texts of a screen, and the parts that load later in its language. */
export interface ScreenTexts extends FormTexts {
  readonly later: LaterParts;
  readonly Result: ComponentType<StatementResultProps>;
  readonly LeaveDialog: ComponentType<LeaveDialogProps>;
  /** Loads with the first failure that leaves something to offer. */
  readonly Offers: ComponentType<Omit<FailureOffersProps, 'texts'>>;
}

/** The screen’s texts and parts in one language. */
export function createScreenTexts(form: FormTexts, later: LaterParts): ScreenTexts {
  const { parts } = form;
  return {
    ...form,
    later,
    Result: lazyPart<StatementResultProps>({
      remote: 'categorizer',
      name: parts.result,
      loading: <p>{parts.resultLoading}</p>,
      load: async () => (await later.result()).resultParts.StatementResult,
    }),
    LeaveDialog: lazyPart<LeaveDialogProps>({
      remote: 'categorizer',
      name: parts.question,
      loading: null,
      load: async () => (await later.result()).resultParts.LeaveDialog,
    }),
    Offers: lazyPart<Omit<FailureOffersProps, 'texts'>>({
      remote: 'categorizer',
      name: parts.offer,
      loading: null,
      load: async () => {
        const { FailureOffers, texts } = await later.offers();
        return (props) => <FailureOffers {...props} texts={texts} />;
      },
    }),
  };
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts, useTexts } = createTexts<ScreenTexts>();
