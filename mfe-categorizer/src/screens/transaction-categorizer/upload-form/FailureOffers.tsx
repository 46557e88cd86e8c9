import { Button } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import type { RunOutcome } from '../../../domain/conversion/runUploads.ts';
import type { Problem } from '../../../domain/upload/validateUpload.ts';
import type { OfferTexts } from '../../../texts/en/offers.ts';
import { CopyOffer } from '../download/CopyOffer.tsx';
import { Offer } from '../download/CopyOffer.styles.ts';
import { ScanOffer } from '../download/ScanOffer.tsx';
import { DownloadCsv } from '../download/DownloadCsv.tsx';

/** Properties of `FailureOffers`. */
export interface FailureOffersProps {
  readonly scanned: RunOutcome['scanned'] | undefined;
  /** Reads the scan on the device. */
  readonly onReadScan: () => void;
  readonly notUnderstood: RunOutcome['notUnderstood'] | undefined;
  /** Converts the files on the device; absent if the service takes files. */
  readonly onConvertInstead: (() => void) | undefined;
  readonly unreadCsv: RunOutcome['unreadCsv'] | undefined;
  /** Shows a message in the red box. */
  readonly onProblem: (problem: Problem) => void;
  readonly copyOnDevice: ConversionPorts['copyOnDevice'];
  readonly texts: OfferTexts;
}

/** The offers after a failure: read a scan, keep an answer that was not shown, report a statement. */
export function FailureOffers({
  scanned,
  onReadScan,
  onConvertInstead,
  notUnderstood,
  unreadCsv,
  onProblem,
  copyOnDevice,
  texts,
}: FailureOffersProps): ReactElement {
  return (
    <>
      {onConvertInstead && (
        <Offer>
          <Button onClick={onConvertInstead}>{texts.convertInstead}</Button>
        </Offer>
      )}
      {scanned && scanned.length > 0 && <ScanOffer onRead={onReadScan} texts={texts.scan} />}
      {notUnderstood && <CopyOffer unread={notUnderstood} copyOnDevice={copyOnDevice} texts={texts} />}
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
