/** `any` is the icon as it is; a `maskable` one may be cut to any shape, so that its ground reaches the edges. */
type Purpose = 'any' | 'maskable';

/** Address of an icon of the web app manifest. */
export function iconFile(purpose: Purpose, size: number): string {
  return purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`;
}

/** The icons of the web app manifest. */
export const manifestIcons = [
  { purpose: 'any', size: 192 },
  { purpose: 'any', size: 512 },
  { purpose: 'maskable', size: 512 },
] as const;
