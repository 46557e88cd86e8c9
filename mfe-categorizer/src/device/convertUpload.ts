import { bankCode } from '../domain/bank.ts';
import type { DeviceAnswer } from '../domain/convertStatement.ts';
import { uploadModes } from '../domain/uploadMode.ts';
import type { Upload } from '../domain/validateUpload.ts';
import { convertOnDevice } from './convertOnDevice.ts';
import type { DeviceJob } from './deviceJob.ts';

function jobOf(upload: Upload): DeviceJob {
  const { file } = upload;
  if (upload.mode === 'csv') {
    const { description, debit, credit } = upload.columnNames;
    return {
      kind: 'table',
      file,
      columnNames: [description.trim(), debit.trim(), credit.trim()],
      maxRows: uploadModes.csv.most,
    };
  }
  const { bank, password } = upload;
  return {
    kind: 'pdf',
    file,
    bank: bankCode(bank),
    maxPages: uploadModes.pdf.most,
    ...(password !== undefined && { password }),
  };
}

/** Converts what the form asks for in a worker of this page, with the limits of the service. */
export async function convertUpload(upload: Upload, signal: AbortSignal): Promise<DeviceAnswer> {
  const answer = await convertOnDevice(jobOf(upload), { signal });
  return answer.kind === 'statement' ? { kind: 'report', report: answer.statement } : answer;
}
