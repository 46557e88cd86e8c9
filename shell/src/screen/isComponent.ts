import type { ComponentType } from 'react';

/** Whether an export may be a component: a function or a class, or an object, as memo and forwardRef make one. */
export function isComponent(value: unknown): value is ComponentType {
  return Object(value) === value;
}
