import { expandPath, siteConfig } from '@artha/shared';

/** A path of `remote.config.ts` as visitors see it. */
function visiblePath(path: string): string {
  return expandPath(path, siteConfig().product);
}

export function customReportPath(): string {
  return visiblePath('/{product}-Custom-Report');
}

export function researchPath(): string {
  return visiblePath('/{product}-Equity-Research');
}

export function reportPath(slug: string): string {
  return `${researchPath()}/${slug}`;
}
