import type { Factor } from '@artha/shared';
import { Button, ErrorBox, ToolHeading } from '@artha/shared/design';
import type { ReactElement, Ref } from 'react';
import { Ways } from '../../form/Form.styles.ts';
import { Success } from '../../form/Success.tsx';
import { AddFactor } from './AddFactor.tsx';
import { FactorItem } from './FactorItem.tsx';
import { FactorRows, SecuritySection } from './Security.styles.ts';

/** Properties of `FactorsSection`. */
export interface FactorsSectionProps {
  readonly factors: readonly Factor[];
  /** The kind of factor that the person is adding; undefined while the buttons that add one are shown. */
  readonly adding: Factor['kind'] | undefined;
  readonly onAdd: (kind: Factor['kind']) => void;
  readonly onCancel: () => void;
  /** Called with a description of a change. */
  readonly onChanged: (message: string) => void;
  /** A description of the last change; empty before the first. */
  readonly done: string;
  /** Why the list could not be read again. */
  readonly error: string | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The second factors of an account, and the buttons that add one. */
export function FactorsSection(props: FactorsSectionProps): ReactElement {
  const { factors, adding, onAdd, onCancel, onChanged, done, error, heading } = props;
  return (
    <SecuritySection aria-labelledby="second-factors">
      <ToolHeading id="second-factors" ref={heading} tabIndex={-1}>
        Second factors
      </ToolHeading>
      <Success message={done} />
      <ErrorBox>{error}</ErrorBox>
      {factors.length === 0 ? (
        !adding && <p>You have no second factor yet.</p>
      ) : (
        <FactorRows role="list">
          {factors.map((factor) => (
            <FactorItem key={factor.id} factor={factor} onChanged={onChanged} />
          ))}
        </FactorRows>
      )}
      {adding ? (
        <AddFactor kind={adding} factors={factors} onAdded={onChanged} onCancel={onCancel} />
      ) : (
        <Ways>
          <Button
            variant="secondary"
            onClick={() => {
              onAdd('totp');
            }}
          >
            Add an authenticator app
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              onAdd('phone');
            }}
          >
            Add a phone
          </Button>
        </Ways>
      )}
    </SecuritySection>
  );
}
