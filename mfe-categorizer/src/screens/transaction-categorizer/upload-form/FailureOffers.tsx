import type { ReactElement } from 'react';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import type { RunOutcome } from '../../../domain/conversion/runUploads.ts';
import type { Problem } from '../../../domain/upload/validateUpload.ts';
import type { OfferTexts } from '../../../texts/offerTexts.ts';
import { CopyOffer } from '../download/CopyOffer.tsx';
import { ScanOffer } from '../download/ScanOffer.tsx';
import { DownloadCsv } from '../download/DownloadCsv.tsx';

/** Properties of `FailureOffers`. */
export interface FailureOffersProps {
  readonly scanned: RunOutcome['scanned'];
  /** Reads the scan on the device. */
  readonly onReadScan: () => void;
  readonly unread: RunOutcome['unread'];
  readonly unreadCsv: RunOutcome['unreadCsv'];
  /** Shows a message in the red box. */
  readonly onProblem: (problem: Problem) => void;
  readonly copyOnDevice: ConversionPorts['copyOnDevice'];
  readonly texts: OfferTexts;
}

/** What a person can do after a failure: read a scan, keep an answer that was not shown, report a statement. */
export function FailureOffers({
  scanned,
  onReadScan,
  unread,
  unreadCsv,
  onProblem,
  copyOnDevice,
  texts,
}: FailureOffersProps): ReactElement {
  return (
    <>
      {scanned && <ScanOffer onRead={onReadScan} texts={texts.scan} />}
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
