import { escapeHtml } from '@artha/shared/contract';

/** HTML in which everything was escaped that was not `Html` before. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(({ text }) => text).join('\n');
}

/** HTML from a template: inserted values are escaped, unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.map((part, index) => part + textOf(values[index] ?? '')).join(''));
}
