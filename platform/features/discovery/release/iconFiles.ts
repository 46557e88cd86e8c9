/** `any` is the unchanged icon; a `maskable` one may be cut to any shape, so its background fills the square. */
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
