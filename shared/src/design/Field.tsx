import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { ControlBox, FieldError, FieldRow, Hint, Input, Label, Prefix, Select, Suffix } from './Field.styles.ts';
import { Icon } from './Icon.tsx';

interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The exact sentence that says what is wrong; tied to the control. */
  readonly error?: string | undefined;
}

function useFieldIds(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    aria: { 'aria-describedby': describedBy || undefined, 'aria-invalid': Boolean(error) || undefined },
  };
}

interface FrameProps extends FieldFrame {
  readonly ids: ReturnType<typeof useFieldIds>;
  readonly children: ReactNode;
}

function Frame({ ids, label, hint, error, children }: FrameProps): ReactElement {
  return (
    <FieldRow>
      <Label htmlFor={ids.id}>{label}</Label>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {children}
      {error && (
        <FieldError id={ids.errorId}>
          <Icon name="warning" size={18} />
          {error}
        </FieldError>
      )}
    </FieldRow>
  );
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'prefix'>, FieldFrame {
  /** Stands inside at the left, such as ₹. */
  readonly prefix?: string;
  /** A reading aid inside at the right, such as '12 lakh'. */
  readonly suffix?: string | undefined;
}

/** An input with its label above, and hint and error tied to it. */
export function TextField({ label, hint, error, prefix, suffix, ...input }: TextFieldProps): ReactElement {
  const ids = useFieldIds(hint, error);
  return (
    <Frame ids={ids} label={label} hint={hint} error={error}>
      <ControlBox>
        {prefix && <Prefix aria-hidden="true">{prefix}</Prefix>}
        <Input
          {...input}
          id={ids.id}
          {...ids.aria}
          {...(prefix && { $prefixed: true })}
          {...(suffix !== undefined && { $suffixed: true })}
        />
        {suffix && <Suffix>{suffix}</Suffix>}
      </ControlBox>
    </Frame>
  );
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldFrame {
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly string[];
}

/** A native list to choose one from. */
export function SelectField({ label, hint, error, placeholder, options, ...select }: SelectFieldProps): ReactElement {
  const ids = useFieldIds(hint, error);
  return (
    <Frame ids={ids} label={label} hint={hint} error={error}>
      <Select {...select} id={ids.id} {...ids.aria}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
