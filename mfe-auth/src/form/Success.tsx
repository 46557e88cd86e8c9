import { Icon } from '@artha/shared/design';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Region = styled.div`
  font-size: var(--ui);
  line-height: 1.45;

  b {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 560;
    color: var(--success);
  }
  svg {
    flex: none;
  }
  p + p {
    margin-top: 4px;
    overflow-wrap: anywhere;
    color: var(--muted);
  }
`;

/** Properties of `Success`. */
export interface SuccessProps {
  /** The exact message; empty until the form is accepted. */
  readonly message: string;
  /** The meaning of the message on this site, and the next step. */
  readonly detail?: ReactNode;
}

/** Says that the form was accepted. The live region is always in the page, so that screen readers announce it. */
export function Success({ message, detail }: SuccessProps): ReactElement {
  return (
    <div role="status">
      {message && (
        <Region>
          <p>
            <b>
              <Icon name="check" />
              <span>{message}</span>
            </b>
          </p>
          {detail && <p>{detail}</p>}
        </Region>
      )}
    </div>
  );
}
