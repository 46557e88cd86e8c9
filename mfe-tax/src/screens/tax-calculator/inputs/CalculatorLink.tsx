import { Link } from '@artha/shared';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { Step } from '../../../domain/address.ts';
import type { Calculator } from './useCalculator.ts';

/** Properties of `CalculatorLink`. */
export interface CalculatorLinkProps {
  readonly calculator: Pick<Calculator, 'addressOf' | 'goTo'>;
  readonly step: Step;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Another tab, another window or a download: the browser’s to answer. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** A link to another step with the same figures: a click keeps what was typed, and another tab opens by its address. */
export function CalculatorLink({ calculator, step, className, children }: CalculatorLinkProps): ReactElement {
  return (
    <Link
      to={calculator.addressOf(step)}
      className={className}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        calculator.goTo(step);
      }}
    >
      {children}
    </Link>
  );
}
