import { bus } from '@artha/shared';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => bus.on('tax:figures', listener);
const lastSalary = () => bus.last('tax:figures')?.basicSalary;
const noneOnServer = () => undefined;

/** The basic salary that another tool handed over on this visit, in rupees a year. */
export function useHandedOverSalary(): number | undefined {
  return useSyncExternalStore(subscribe, lastSalary, noneOnServer);
}
