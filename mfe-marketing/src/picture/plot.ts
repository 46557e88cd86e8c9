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

/**
 * A line through the values of the days.
 * @param every draws through each so many days only, and through the last: enough where values change slowly.
 */
export function linePath(values: readonly number[], { x, y }: Plot, every = 1): string {
  const pen = new Pen(2);
  values.forEach((value, day) => {
    if (day === 0) pen.move(x(day), y(value));
    else if (day % every === 0 || day === values.length - 1) pen.line(x(day), y(value));
  });
  return pen.path;
}

export interface CandlePaths {
  /** From each day's high to its low; the bodies are drawn over them. */
  readonly wicks: string;
  /** Days that closed higher than they opened: outlines, drawn hollow. */
  readonly rising: string;
  /** All other days: strokes as wide as a body with its outline. */
  readonly falling: string;
}

/** Width of a candle's body without its outline. */
export const bodyWidth = ({ pitch }: Plot): number => Math.floor(pitch * 0.6);

/**
 * Candles as three paths, so that a hundred of them are three elements. Heights are even: half the text, and nobody
 * sees it.
 */
export function candlePaths(candles: readonly Candle[], plot: Plot): CandlePaths {
  const [wicks, rising, falling] = [new Pen(2), new Pen(2), new Pen(2)];
  const body = bodyWidth(plot);
  const even = (value: number): number => 2 * Math.round(plot.y(value) / 2);
  candles.forEach(({ open, high, low, close }, day) => {
    const middle = plot.x(day);
    const upper = even(Math.max(open, close));
    const lower = Math.max(upper + 2, even(Math.min(open, close)));
    wicks.move(middle, even(high)).line(middle, even(low));
    if (close > open) rising.rectangle(middle - body / 2, upper, body, lower - upper);
    else falling.move(middle, upper).line(middle, lower);
  });
  return { wicks: wicks.path, rising: rising.path, falling: falling.path };
}

/** Bars that stand on a floor, one a day, as strokes; a share of 1 is `height` tall. */
export function barsPath(shares: readonly number[], { x }: Plot, floor: number, height: number): string {
  const pen = new Pen(2);
  shares.forEach((share, day) => {
    pen.move(x(day), floor).line(x(day), floor - Math.round(share * height));
  });
  return pen.path;
}
