import type { Candle } from '../domain/samplePrices.ts';
import { PathWriter } from './PathWriter.ts';

/** The positions of candles and values in a drawing, in its units. Candles are counted from 0. */
export interface Plot {
  /** Middle of a candle. */
  readonly x: (candle: number) => number;
  readonly y: (value: number) => number;
  /** Width of one candle with the space around it. */
  readonly pitch: number;
}

/** The size and range of a plot, in units of the drawing. */
export interface PlotFrame {
  readonly candles: number;
  readonly width: number;
  /** The values at the lower and the upper edge, and the positions of those edges. */
  readonly values: readonly [low: number, high: number];
  readonly edges: readonly [bottom: number, top: number];
}

/** A plot with time from left to right and values from bottom to top. */
export function createPlot({ candles, width, values: [low, high], edges: [bottom, top] }: PlotFrame): Plot {
  const pitch = width / candles;
  return {
    pitch,
    x: (candle) => (candle + 0.5) * pitch,
    y: (value) => bottom + ((value - low) / (high - low)) * (top - bottom),
  };
}

/** The range of some values with a margin of 6 % at both ends. */
export function paddedRange(values: readonly number[]): [low: number, high: number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low) * 0.06;
  return [low - margin, high + margin];
}

/** Round values within a range, for the lines of a grid: at least three, 1, 2 or 5 times a power of ten apart. */
export function gridValues([low, high]: readonly [low: number, high: number]): number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / 3));
  const multiplesOf = (step: number) => {
    const first = Math.ceil(low / step);
    return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
  };
  return [5, 2, 1].map((factor) => multiplesOf(factor * power)).find(({ length }) => length >= 3) ?? [];
}

/**
 * A line through one value for each candle.
 * @param every draws only every n-th value and the last, which is enough for slow changes.
 */
export function linePath(values: readonly number[], { x, y }: Plot, every = 1): string {
  const writer = new PathWriter(2);
  values.forEach((value, candle) => {
    if (candle === 0) writer.move(x(candle), y(value));
    else if (candle % every === 0 || candle === values.length - 1) writer.line(x(candle), y(value));
  });
  return writer.path;
}

/** Height of one level of `candlePaths`, in units of the drawing. */
export const LEVEL_HEIGHT = 4;

/** The three SVG paths of a candle chart. */
export interface CandlePaths {
  /** From each high to its low; the bodies are drawn over them. */
  readonly wicks: string;
  /** Candles that closed higher than they opened: outlines, drawn hollow. */
  readonly rising: string;
  /** All other candles: strokes as wide as a body with its outline. */
  readonly falling: string;
}

/** Width of a candle's body without its outline. */
export const bodyWidth = ({ pitch }: Plot): number => Math.min(24, Math.floor(pitch * 0.6));

/**
 * Candles as three paths, so that a hundred of them are three elements. Heights are whole levels, to be drawn
 * `LEVEL_HEIGHT` times as high: that halves the text and can hardly be seen.
 */
export function candlePaths(candles: readonly Candle[], plot: Plot): CandlePaths {
  const [wicks, rising, falling] = [new PathWriter(2), new PathWriter(2), new PathWriter(2)];
  const body = bodyWidth(plot);
  const level = (value: number): number => Math.round(plot.y(value) / LEVEL_HEIGHT);
  candles.forEach(({ open, high, low, close }, candle) => {
    const middle = plot.x(candle);
    const upper = level(Math.max(open, close));
    const lower = Math.max(upper + 0.5, level(Math.min(open, close)));
    wicks.move(middle, level(high)).line(middle, level(low));
    if (close > open) rising.rectangle(middle - body / 2, upper, body, lower - upper);
    else falling.move(middle, upper).line(middle, lower);
  });
  return { wicks: wicks.path, rising: rising.path, falling: falling.path };
}

/** A bar for each candle, as strokes up from a floor; a share of 1 is `height` tall. */
export function barsPath(shares: readonly number[], { x }: Plot, floor: number, height: number): string {
  const writer = new PathWriter(2);
  shares.forEach((share, candle) => {
    writer.move(x(candle), floor).line(x(candle), floor - Math.round(share * height));
  });
  return writer.path;
}
