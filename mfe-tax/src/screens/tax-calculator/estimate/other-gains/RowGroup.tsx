import { Button } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Fields } from '../EstimateForm.styles.ts';
import { Row } from './OtherGains.styles.ts';

/** Properties of `RowGroup`. */
export interface RowGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
  /** Below the fields. */
  readonly outcome: ReactNode;
  readonly remove: string;
  readonly onRemove: () => void;
}

/** The fields of a sale or of a loss, which can be taken away again. */
export function RowGroup({ heading, children, outcome, remove, onRemove }: RowGroupProps): ReactElement {
  const headingId = useId();
  return (
    <Row role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      <Fields>{children}</Fields>
      {outcome}
      <Button variant="secondary" onClick={onRemove}>
        {remove}
      </Button>
    </Row>
  );
}
