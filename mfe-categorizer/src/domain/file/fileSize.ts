/** `188416` → `184 KB`, as file managers say it. The general formatter is not loaded for this one figure. */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  const megabytes = Math.round((kilobytes / 1024) * 10) / 10;
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${megabytes} MB`;
}
