import type { DrawableImage } from '@artha/shared/contract';
import { globalStyle } from '@artha/shared/globalStyle';

/** The part of a canvas's context that pictures are drawn with. */
export interface CanvasContext {
  font: string;
  letterSpacing: string;
  textAlign: 'left' | 'right';
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  measureText(text: string): { readonly width: number };
  fillText(text: string, x: number, y: number): void;
  drawImage(image: DrawableImage, x: number, y: number, width: number, height: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  stroke(): void;
  clip(): void;
  save(): void;
  restore(): void;
}

/** A part of the picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A colour of the design as it is in the light theme: `token('accent')`. */
export function colourToken(name: string): string {
  const [, colour] = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(globalStyle) ?? [];
  if (!colour) throw new Error(`The design has no colour “${name}”.`);
  return colour;
}

/** The font of a text on a canvas; sizes in pixels. */
export interface FontSetting {
  readonly family: string;
  readonly size: number;
  readonly weight: number;
  /** In parts of the size: −.03 is 3 % tighter. */
  readonly tracking: number;
}

/** Chooses how the next text is written. */
export function setFont(pen: CanvasContext, { family, size, weight, tracking }: FontSetting): void {
  pen.font = `${weight} ${size}px ${family}`;
  pen.letterSpacing = `${(tracking * size).toFixed(2)}px`;
}

type Points = readonly (readonly [x: number, y: number])[];

function tracePath(pen: CanvasContext, points: Points): void {
  pen.beginPath();
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

/** A line through points, its ends flat. */
export function stroke(pen: CanvasContext, colour: string, width: number, points: Points): void {
  tracePath(pen, points);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}
