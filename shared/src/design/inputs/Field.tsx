import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import {
  Action,
  ControlBox,
  FieldError,
  FieldRow,
  Hint,
  Input,
  Label,
  Prefix,
  FieldReading,
  Select,
  Suffix,
} from './Field.styles.ts';
import { Icon } from '../text/Icon.tsx';

interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The exact error sentence; tied to the control. */
  readonly error?: string | undefined;
  /** `id` of an error box elsewhere, such as the one under the form, with the error of this control. */
  readonly invalidBy?: string | undefined;
  /** `id` for links from an error summary. */
  readonly id?: string | undefined;
}

interface Described extends Omit<FieldFrame, 'label'> {
  readonly reading?: string | undefined;
}

function useFieldIds({ id, hint, error, invalidBy, reading }: Described) {
  const own = useId();
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  const readingId = reading ? `${own}-reading` : undefined;
  const describedBy = [hintId, readingId, errorId, invalidBy].filter(Boolean).join(' ');
  return {
    id: id ?? own,
    hintId,
    errorId,
    readingId,
    aria: {
      'aria-describedby': describedBy || undefined,
      'aria-invalid': Boolean(error) || invalidBy !== undefined || undefined,
    },
  };
}

interface FrameProps {
  readonly ids: ReturnType<typeof useFieldIds>;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly reading?: string | undefined;
  readonly children: ReactNode;
}

function Frame({ ids, label, hint, error, reading, children }: FrameProps): ReactElement {
  return (
    <FieldRow>
      <Label htmlFor={ids.id}>{label}</Label>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      <ControlBox>{children}</ControlBox>
      {reading !== undefined && !error && <FieldReading id={ids.readingId}>{reading}</FieldReading>}
      {error && (
        <FieldError id={ids.errorId}>
          <Icon name="warning" size={18} />
          {error}
        </FieldError>
      )}
    </FieldRow>
  );
}

/** Properties of `TextField`. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'prefix'>, FieldFrame {
  /** Text inside at the left, such as ₹. */
  readonly prefix?: string;
  /** A reading aid inside at the right, such as '12 lakh'. */
  readonly suffix?: string | undefined;
  /** Below the control, the value in other words, such as 'twelve lakh'. An empty text reserves the line. */
  readonly reading?: string | undefined;
  /** A small button inside at the right, 44 wide and high. */
  readonly act?: ReactNode;
}

/** An input with its label above, and hint and error tied to it. */
export function TextField({
  label,
  hint,
  error,
  invalidBy,
  id,
  prefix,
  suffix,
  reading,
  act,
  ...input
}: TextFieldProps): ReactElement {
  const ids = useFieldIds({ id, hint, error, invalidBy, reading: error ? undefined : reading });
  return (
    <Frame ids={ids} label={label} hint={hint} error={error} reading={reading}>
      {prefix && <Prefix aria-hidden="true">{prefix}</Prefix>}
      <Input
        {...input}
        id={ids.id}
        {...ids.aria}
        {...(prefix && { $prefixed: true })}
        {...(suffix !== undefined && { $suffixed: true })}
      />
      {suffix && <Suffix>{suffix}</Suffix>}
      {act && <Action>{act}</Action>}
    </Frame>
  );
}

/** Properties of `SelectField`. */
export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldFrame {
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly string[];
}

/** A native list to choose one from. */
export function SelectField({
  label,
  hint,
  error,
  invalidBy,
  id,
  placeholder,
  options,
  ...select
}: SelectFieldProps): ReactElement {
  const ids = useFieldIds({ id, hint, error, invalidBy });
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
      <Icon name="chevron" size={18} />
    </Frame>
  );
}
