import userEvent from '@testing-library/user-event';

/** Fills a field at once, as a password manager does: a form whose fields are typed takes five times the processor time. */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
