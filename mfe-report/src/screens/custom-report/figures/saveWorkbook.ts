import type { WorkbookContent } from '../../../workbook/writeWorkbook.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Some browsers read the address only after the click has returned. */
const ADDRESS_LIFE_MS = 40_000;

/** Makes a workbook on the device and saves it as a download. @throws if its code does not load. */
export async function saveWorkbook(content: WorkbookContent, name: string): Promise<void> {
  const { writeWorkbook } = await import(/* webpackChunkName: "workbook" */ '../../../workbook/writeWorkbook.ts');
  const address = URL.createObjectURL(new Blob([writeWorkbook(content)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, ADDRESS_LIFE_MS);
}
