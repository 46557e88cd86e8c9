import type { KeyboardEvent } from 'react';

/**
 * Submits a form by Enter in a field even while its button is disabled. A browser ignores the key then, and the person
 * would not learn what is missing.
 */
export function onEnter(submit: (form: HTMLFormElement) => void) {
  return (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit(event.currentTarget);
  };
}
