/** Has the browser save a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads it after this task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
