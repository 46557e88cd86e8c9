import { bankCode } from '../domain/upload/bank.ts';
import type { CopyOfPdf, DeviceAnswer } from '../domain/conversion/convertStatement.ts';
import type { PdfUpload, Upload } from '../domain/upload/validateUpload.ts';
import { convertOnDevice, copyOnDevice, inspectOnDevice } from './convertOnDevice.ts';
import type { DeviceInspection, DeviceJob } from './deviceJob.ts';

function pdfJobOf({ file, bank, password }: PdfUpload) {
  return {
    kind: 'pdf',
    file,
    bank: bankCode(bank),
    ...(password !== undefined && { password }),
    maxPages: Infinity,
  } as const;
}

function jobOf(upload: Upload): DeviceJob {
  if (upload.mode === 'pdf') {
    const { maxPages, ...scan } = pdfJobOf(upload);
    return upload.isScan ? { ...scan, kind: 'scan' } : { ...scan, maxPages };
  }
  const { file, columnNames, password } = upload;
  return {
    kind: 'table',
    file,
    ...(columnNames && {
      columnNames: [columnNames.description.trim(), columnNames.debit.trim(), columnNames.credit.trim()] as const,
    }),
    ...(password !== undefined && { password }),
    maxRows: Infinity,
  };
}

/** Converts the upload in a worker of this page, without a limit on pages or rows. */
export async function convertUpload(
  upload: Upload,
  signal: AbortSignal,
  onShare?: (share: number) => void,
): Promise<DeviceAnswer> {
  const answer = await convertOnDevice(jobOf(upload), { signal, ...(onShare && { onShare }) });
  if (answer.kind !== 'statement') return answer;
  const { statement, toCheck } = answer;
  return { kind: 'report', report: statement, ...(toCheck && { toCheck }) };
}

/** Writes a copy of a PDF without personal data in a worker of this page. */
export function copyUpload(upload: PdfUpload): Promise<CopyOfPdf> {
  return copyOnDevice(pdfJobOf(upload));
}

/** Inspects a chosen file in a worker of this page. */
export function inspectUpload(file: File): Promise<DeviceInspection> {
  return inspectOnDevice(file);
}
