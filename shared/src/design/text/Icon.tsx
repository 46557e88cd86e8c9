import type { ReactElement } from 'react';

const paths = {
  arrow: 'M4 10h12m-5-5 5 5-5 5',
  back: 'M16 10H4m5-5-5 5 5 5',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  chevron: 'm5 7.5 5 5 5-5',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  download: 'M10 3v10m-4.5-4.5L10 13l4.5-4.5M3.5 16.5h13',
  external: 'M8 4.5H4.5v11h11V12M11.5 4.5h4v4m0-4L9 11',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11 2.5V7h4.5',
  menu: 'M3 6h14M3 14h14',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  retry: 'M15.5 6.5A6.5 6.5 0 1 0 16.5 11M16 3v4h-4',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.5-1.5L17 17',
  upload: 'M10 13V3M5.5 7.5 10 3l4.5 4.5M3.5 16.5h13',
  warning: 'M10 3 2 17h16zM10 8v4.5m0 2v.5',
} as const;

/** Name of an icon of the set. */
export type IconName = keyof typeof paths;

/** Properties of `LineDrawing`. */
export interface LineDrawingProps {
  /** SVG path data in a box of 20 by 20. */
  readonly path: string;
  /** Side in CSS pixels; 20 by default. */
  readonly size?: number | undefined;
}

/** A line drawing in the colour of its text; always beside words that say the same, so hidden from screen readers. */
export function LineDrawing({ path, size = 20 }: LineDrawingProps): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** Properties of `Icon`. */
export interface IconProps {
  readonly name: IconName;
  /** Side in CSS pixels; 20 by default. */
  readonly size?: number;
}

/** An icon of the set. */
export function Icon({ name, size }: IconProps): ReactElement {
  return <LineDrawing path={paths[name]} size={size} />;
}
