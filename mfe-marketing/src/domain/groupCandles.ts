import type { Candle } from './samplePrices.ts';

/**
 * Joins each `size` consecutive candles into one, such as five days into a week: from the first open to the last close,
 * with the mean volume. Groups are counted from the end, so an incomplete one at the beginning is left out.
 */
export function groupCandles(candles: readonly Candle[], size: number): Candle[] {
  const groups: Candle[] = [];
  for (let start = candles.length % size; start < candles.length; start += size) {
    const group = candles.slice(start, start + size);
    const [first, last] = [group.at(0), group.at(-1)];
    if (!first || !last) continue;
    groups.push({
      open: first.open,
      high: Math.max(...group.map(({ high }) => high)),
      low: Math.min(...group.map(({ low }) => low)),
      close: last.close,
      volume: group.reduce((sum, { volume }) => sum + volume, 0) / size,
    });
  }
  return groups;
}
