import { createStore, type Store } from '@artha/shared';
import type { Attribution } from './attribution.ts';

/** Something measured in this document, as the event `measurement:recorded` carries it. */
export interface Measurement extends Attribution {
  /** A later measurement with the same id replaces an earlier one. */
  readonly id: string;
  readonly kind: 'view' | 'error' | 'vital';
  /** Of a vital its metric, of an error its code, of a view `view`. */
  readonly name: string;
  /** Of a vital its value, in milliseconds except for a layout shift; else 1. */
  readonly value: number;
}

const MAX_KEPT = 200;

/** The measurements of this document, for the health page; kept in memory only. */
export const measurements: Store<readonly Measurement[]> = createStore<readonly Measurement[]>([]);

/** Adds a measurement, in the place of an earlier one with its id. */
export function keepMeasurement(measurement: Measurement): void {
  const others = measurements.get().filter(({ id }) => id !== measurement.id);
  measurements.set([...others, measurement].slice(-MAX_KEPT));
}
