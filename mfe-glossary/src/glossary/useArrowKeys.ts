import { useEffect, type RefObject } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent, container: HTMLElement): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...container.querySelectorAll<HTMLElement>('input[type="search"], ul a')];
  const at = stops.findIndex((stop) => stop === event.target);
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Makes the arrow keys move the focus from the search field to the first card, from card to card, and back. */
export function useArrowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      moveFocus(event, element);
    };
    element.addEventListener('keydown', handleKey);
    return () => {
      element.removeEventListener('keydown', handleKey);
    };
  }, [container]);
}
