import { useEffect, useState, type RefObject } from 'react';

/** Half a screen before an element is seen. */
const MARGIN = '50%';

/**
 * Whether an element has come near the visible part of the page, or the page is printed; true from then on. Browsers
 * without `IntersectionObserver` say so at once.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const show = () => {
      setIsNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [element, isNear]);
  return isNear;
}
