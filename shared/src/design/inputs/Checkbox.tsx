import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './Field.styles.ts';
import { Icon } from '../text/Icon.tsx';

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-size: var(--ui);
  line-height: 1.45;
  cursor: pointer;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--ink);
  }
  input[aria-invalid='true'] {
    outline: 2px solid var(--danger);
    outline-offset: 0;
  }
  input:focus-visible {
    outline: 2px solid var(--text);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`;

/** Properties of `Checkbox`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** The exact error sentence; tied to the box. */
  readonly error?: string | undefined;
}

/** A checkbox with its label; the whole row is the target. */
export function Checkbox({ label, error, ...input }: CheckboxProps): ReactElement {
  const errorId = useId();
  return (
    <div>
      <Row>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{label}</span>
      </Row>
      {error !== undefined && (
        <FieldError id={errorId}>
          <Icon name="warning" size={18} />
          {error}
        </FieldError>
      )}
    </div>
  );
}
