import { useEffect, useState, type RefObject } from 'react';

/**
 * How far from the visible part of the page an element is near: half a window on a phone; in a wide window, whose device
 * is fast and may print, ten of them.
 */
const marginOf = (width: number) => (width < 760 ? '50%' : '1000%');

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
      { rootMargin: marginOf(innerWidth) },
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
