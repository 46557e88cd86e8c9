import { numberFormat } from '@artha/shared/format';

const figure = numberFormat({ maximumFractionDigits: 1 });

/** `188416` → `184 KB`, as file managers say it. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${figure(kilobytes / 1024)} MB`;
}
