import type { Candle } from '../domain/samplePrices.ts';
import { Pen } from './Pen.ts';

/** Where days and prices stand in a drawing, in its own units. */
export interface Plot {
  /** Middle of a day. */
  readonly x: (day: number) => number;
  readonly y: (value: number) => number;
  /** Width of one day. */
  readonly pitch: number;
}

export interface PlotFrame {
  readonly days: number;
  readonly width: number;
  /** Values at the lower and the upper edge, and where those edges are. */
  readonly values: readonly [low: number, high: number];
  readonly edges: readonly [bottom: number, top: number];
}

/** Lays days from left to right and values from bottom to top. */
export function plotIn({ days, width, values: [low, high], edges: [bottom, top] }: PlotFrame): Plot {
  const pitch = width / days;
  return {
    pitch,
    x: (day) => (day + 0.5) * pitch,
    y: (value) => bottom + ((value - low) / (high - low)) * (top - bottom),
  };
}

/** A line through one value a day. */
export function linePath(values: readonly number[], { x, y }: Plot): string {
  const pen = new Pen(1);
  values.forEach((value, day) => {
    if (day === 0) pen.move(x(day), y(value));
    else pen.line(x(day), y(value));
  });
  return pen.path;
}

export interface CandlePaths {
  readonly wicks: string;
  /** Days that closed higher than they opened: drawn hollow. */
  readonly rising: string;
  /** All other days: drawn filled. */
  readonly falling: string;
}

/** Candles as three paths, so that a hundred of them are three elements. */
export function candlePaths(candles: readonly Candle[], { x, y, pitch }: Plot): CandlePaths {
  const [wicks, rising, falling] = [new Pen(1), new Pen(1), new Pen(1)];
  const body = Math.floor(pitch * 0.6);
  candles.forEach(({ open, high, low, close }, day) => {
    const middle = x(day);
    const upper = Math.round(y(Math.max(open, close)));
    const lower = Math.max(upper + 1, Math.round(y(Math.min(open, close))));
    wicks.move(middle, Math.round(y(high))).line(middle, upper);
    wicks.move(middle, lower).line(middle, Math.round(y(low)));
    const bodies = close > open ? rising : falling;
    bodies.rectangle(middle - body / 2, upper, body, lower - upper);
  });
  return { wicks: wicks.path, rising: rising.path, falling: falling.path };
}

/** Bars that stand on a floor, one a day, as strokes; a share of 1 is `height` tall. */
export function barsPath(shares: readonly number[], { x }: Plot, floor: number, height: number): string {
  const pen = new Pen(1);
  shares.forEach((share, day) => {
    pen.move(x(day), floor).line(x(day), floor - Math.round(share * height));
  });
  return pen.path;
}
