import { TextField } from '@artha/shared/design';
import { parseAmount } from '@artha/shared/format';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type InvalidEvent, type ReactElement } from 'react';
import { groupEditedText, type Edit } from '../../../domain/amount/groupDigits.ts';
import { tidyAmount } from '../../../domain/amount/tidyAmount.ts';
import { useTexts } from '../../../texts/texts.ts';
import { useSpelledAmount } from './useSpelledAmount.ts';
import { explainAmount, type AmountField } from './explainAmount.ts';

/** Properties of `AmountInput`. */
export interface AmountInputProps {
  readonly field: AmountField;
  /** As typed; empty counts as nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function firstFault(form: HTMLFormElement | null): Element | undefined {
  return Array.from(form?.elements ?? []).find(
    (element) => element instanceof HTMLInputElement && !element.validity.valid,
  );
}

/** The kind of the latest input; text in one piece counts as pasted, and so does text that was typed before hydration. */
function editOf(event: Event): Edit {
  if (!(event instanceof InputEvent)) return 'pasted';
  if (event.inputType === 'deleteContentForward') return 'deleted forward';
  if (event.inputType.startsWith('delete')) return 'typed';
  // A phone's keyboard composes words, and gives each of them again with every letter.
  if (event.inputType === 'insertCompositionText') return 'typed';
  return event.inputType === 'insertText' && event.data?.length === 1 ? 'typed' : 'pasted';
}

const figuresOnly = /^[\d,.]+$/;

/**
 * An amount in rupees, grouped while it is typed and spelled out below. Its fault is shown under the field:
 * when the form is sent, when the field is left, and at once if it comes with the address.
 */
export function AmountInput({ field, value, onChange }: AmountInputProps): ReactElement {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const fault = explainAmount(value, field, texts);
  const [showsFault, setShowsFault] = useState(value !== '');
  const parsed = parseAmount(value);
  const rupees = parsed.kind === 'amount' ? parsed.rupees : 0;

  useLayoutEffect(() => {
    input.current?.setCustomValidity(fault ?? '');
  }, [fault]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    const before = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const { text, caret } = groupEditedText(before, editOf(nativeEvent));
    if (text !== before.text) target.value = text;
    if (text !== before.text || caret !== before.caret) target.setSelectionRange(caret, caret);
    // A form that is sent at once, before the next render, is checked against this text.
    target.setCustomValidity(explainAmount(text, field, texts) ?? '');
    // A fault that is shown goes as soon as it is mended; a new one waits until the field is left.
    if (fault === undefined) setShowsFault(false);
    onChange(text);
  };

  const showFault = (event: InvalidEvent<HTMLInputElement>) => {
    const invalid = event.currentTarget;
    event.preventDefault();
    setShowsFault(true);
    // With its bubble the browser also gives up moving the focus to the first fault.
    if (firstFault(invalid.form) === invalid) invalid.focus();
  };

  return (
    <TextField
      ref={input}
      label={field.label}
      hint={field.hint}
      error={showsFault ? fault : undefined}
      prefix="₹"
      suffix={figuresOnly.test(value) ? texts.inLakh(rupees) : ''}
      reading={useSpelledAmount(rupees)}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      placeholder="0"
      required={field.required}
      value={value}
      onInvalid={showFault}
      onChange={change}
      onBlur={() => {
        const tidied = tidyAmount(value);
        if (tidied !== value) onChange(tidied);
        setShowsFault((shown) => shown || (value !== '' && fault !== undefined));
      }}
    />
  );
}
