import type { ReactElement } from 'react';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import { CopyOffer } from '../download/CopyOffer.tsx';
import { DownloadCsv } from '../download/DownloadCsv.tsx';
import type { ConversionHandle } from './useConversion.ts';

/** Properties of `FailureOffers`. */
export interface FailureOffersProps {
  readonly conversion: ConversionHandle;
  readonly copyOnDevice: ConversionPorts['copyOnDevice'];
}

/** What a person can do after a failure: keep an answer that could not be shown, report a statement that was not read. */
export function FailureOffers({ conversion, copyOnDevice }: FailureOffersProps): ReactElement {
  const { unread, unreadCsv, showProblem } = conversion;
  return (
    <>
      {unread && <CopyOffer unread={unread} copyOnDevice={copyOnDevice} />}
      {unreadCsv && <DownloadCsv csv={unreadCsv} variant="secondary" onEmpty={showProblem} />}
    </>
  );
}
