import { expandPath, siteConfig } from '@artha/shared';

/** A path of `remote.config.ts` as visitors see it. */
function visiblePath(path: string): string {
  return expandPath(path, siteConfig().product);
}

/** Returns the path of the custom report. */
export function customReportPath(): string {
  return visiblePath('/{product}-Custom-Report');
}

/** Returns the path of the list of reports. */
export function researchPath(): string {
  return visiblePath('/{product}-Equity-Research');
}

/** Returns the path of a report. */
export function reportPath(slug: string): string {
  return `${researchPath()}/${slug}`;
}

/** The report that an address names by its last part. */
export function slugOf(pathname: string): string {
  return pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
}
