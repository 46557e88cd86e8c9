import type { Factor } from '@artha/shared';
import { Button, VisuallyHidden } from '@artha/shared/design';
import { useRef, useState, type ReactElement } from 'react';
import { factorKinds } from '../../domain/factorName.ts';
import { Ways } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { CodeForm } from '../../second-factor/CodeForm.tsx';
import { RemoveFactor } from './RemoveFactor.tsx';
import { RenameFactor } from './RenameFactor.tsx';
import { FactorRow } from './Security.styles.ts';

type Mode = 'shown' | 'confirm' | 'rename' | 'remove';

/** Properties of `FactorItem`. */
export interface FactorItemProps {
  readonly factor: Factor;
  /** Called with a description of the change. */
  readonly onChanged: (message: string) => void;
}

interface FactorActionsProps {
  readonly factor: Factor;
  readonly onChoose: (mode: Mode) => void;
}

function FactorActions({ factor: { name, isVerified }, onChoose }: FactorActionsProps): ReactElement {
  const action = (mode: Mode, label: string, variant?: 'secondary') => (
    <Button
      {...(variant && { variant })}
      onClick={() => {
        onChoose(mode);
      }}
    >
      {label} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <Ways>
      {!isVerified && action('confirm', 'Confirm')}
      {action('rename', 'Rename', 'secondary')}
      {action('remove', 'Remove', 'secondary')}
    </Ways>
  );
}

/** A second factor, with the actions for it. */
export function FactorItem({ factor, onChanged }: FactorItemProps): ReactElement {
  const [mode, setMode] = useState<Mode>('shown');
  const title = useRef<HTMLHeadingElement>(null);
  const { name, kind, phone, isVerified } = factor;
  const close = () => {
    setMode('shown');
    title.current?.focus();
  };
  const finish = (message: string) => {
    setMode('shown');
    onChanged(message);
  };
  return (
    <FactorRow>
      <div>
        <h3 ref={title} tabIndex={-1}>
          {name}
        </h3>
        <p>
          {factorKinds[kind]}
          {phone && ` ${phone}`} · {isVerified ? 'asked for when you sign in' : 'not confirmed yet, so never asked for'}
        </p>
      </div>
      {mode === 'shown' && <FactorActions factor={factor} onChoose={setMode} />}
      {mode === 'confirm' && (
        <>
          <StepHeading>Confirm {name}</StepHeading>
          <CodeForm
            factor={factor}
            submitLabel="Confirm"
            onVerified={() => {
              finish(`${name} is confirmed.`);
            }}
          />
          <Ways>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          </Ways>
        </>
      )}
      {mode === 'rename' && <RenameFactor factor={factor} onRenamed={finish} onCancel={close} />}
      {mode === 'remove' && <RemoveFactor factor={factor} onRemoved={finish} onCancel={close} />}
    </FactorRow>
  );
}
