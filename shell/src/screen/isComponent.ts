import type { ComponentType } from 'react';

/** Whether an export is a component: a function or a class, or what memo and forwardRef make of one, which React marks. */
export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || Object.hasOwn(Object(value), '$$typeof');
}
