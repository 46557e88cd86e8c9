/** Some browsers read the address only after the click has returned. */
const ADDRESS_LIFE_MS = 40_000;

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, ADDRESS_LIFE_MS);
}
