import type { KeyboardEvent } from 'react';

/**
 * Makes Enter in a field an attempt while the submit button is disabled: a browser then ignores the key, and the
 * person would never hear what is missing.
 */
export function onEnter(attempt: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    attempt();
  };
}
