import type { ReactElement } from 'react';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import type { RunOutcome } from '../../../domain/conversion/runUploads.ts';
import type { Problem } from '../../../domain/upload/validateUpload.ts';
import type { OfferTexts } from '../../../texts/offerTexts.ts';
import { CopyOffer } from '../download/CopyOffer.tsx';
import { DownloadCsv } from '../download/DownloadCsv.tsx';

/** Properties of `FailureOffers`. */
export interface FailureOffersProps {
  readonly unread: RunOutcome['unread'];
  readonly unreadCsv: RunOutcome['unreadCsv'];
  /** Shows a message in the red box. */
  readonly onProblem: (problem: Problem) => void;
  readonly copyOnDevice: ConversionPorts['copyOnDevice'];
  readonly texts: OfferTexts;
}

/** What a person can do after a failure: keep an answer that could not be shown, report a statement that was not read. */
export function FailureOffers({ unread, unreadCsv, onProblem, copyOnDevice, texts }: FailureOffersProps): ReactElement {
  return (
    <>
      {unread && <CopyOffer unread={unread} copyOnDevice={copyOnDevice} texts={texts} />}
      {unreadCsv && (
        <DownloadCsv
          csv={unreadCsv}
          variant="secondary"
          label={texts.downloadCsv}
          onEmpty={() => {
            onProblem({ message: texts.emptyCsv });
          }}
        />
      )}
    </>
  );
}
