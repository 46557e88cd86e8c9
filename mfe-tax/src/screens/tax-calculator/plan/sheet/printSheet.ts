/** Prints the sheet alone: its styles hide the rest of the page while the root says so. */
export function printSheet(): void {
  const root = document.documentElement;
  root.dataset['prints'] = 'sheet';
  addEventListener(
    'afterprint',
    () => {
      delete root.dataset['prints'];
    },
    { once: true },
  );
  print();
}
