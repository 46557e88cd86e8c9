/**
 * Every property reaches the element: the invoker attributes (`command`, `commandfor`, `closedby`) are newer than the
 * list that styled-components warns by in development.
 */
export const forwardEveryProp = (): boolean => true;
