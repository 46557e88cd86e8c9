import { Button } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Fields } from '../EstimateForm.styles.ts';
import { Part, PartHeading } from './PartGroup.styles.ts';

/** Properties of `PartGroup`. */
export interface PartGroupProps {
  readonly heading: string;
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One more employer or home, which can be taken away again. */
export function PartGroup({ heading, remove, onRemove, children }: PartGroupProps): ReactElement {
  const headingId = useId();
  return (
    <Part role="group" aria-labelledby={headingId}>
      <PartHeading>
        <h3 id={headingId}>{heading}</h3>
        <Button variant="quiet" onClick={onRemove}>
          {remove}
        </Button>
      </PartHeading>
      <Fields>{children}</Fields>
    </Part>
  );
}
