import { useEffect } from 'react';

/** The attribute of the document while the months are printed alone; `MonthsSection` hides everything else then. */
const ATTRIBUTE = 'data-print-months';

/** Prints the months without the rest of the page. */
function printAlone(): void {
  document.documentElement.setAttribute(ATTRIBUTE, '');
  window.print();
}

/** Shows the whole page again once the browser has printed. Returns what prints the months alone. */
export function usePrintAlone(): () => void {
  useEffect(() => {
    const restore = () => {
      document.documentElement.removeAttribute(ATTRIBUTE);
    };
    window.addEventListener('afterprint', restore);
    return () => {
      restore();
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return printAlone;
}
