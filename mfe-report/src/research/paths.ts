import { siteConfig } from '@artha/shared';

/** A path of this remote that begins with the product's name, as `{product}` does in `remote.config.ts`. */
function productPath(rest: string): string {
  return `/${siteConfig().product.replaceAll(/[^A-Za-z0-9_-]/g, '')}-${rest}`;
}

export function customReportPath(): string {
  return productPath('Custom-Report');
}

export function researchPath(): string {
  return productPath('Equity-Research');
}

export function reportPath(slug: string): string {
  return `${researchPath()}/${slug}`;
}
