/** What jsdom lacks of native modal dialogs: opening, closing, and Escape is left to end-to-end tests. */
export function stubNativeDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
