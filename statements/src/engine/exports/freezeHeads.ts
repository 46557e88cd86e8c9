import { CFB } from '@e965/xlsx';
import * as v from 'valibot';

// The library does not declare the types of its archives.
const librarySchema = v.object({ read: v.function(), write: v.function() });
const bytesSchema = v.union([v.instance(Uint8Array), v.array(v.number())]);
const archiveSchema = v.object({
  FullPaths: v.array(v.string()),
  FileIndex: v.array(v.object({ content: v.optional(bytesSchema), size: v.number() })),
});

const sheetPath = /worksheets\/sheet\d+\.xml$/;
const viewPattern = /<sheetView([^>]*)\/>/;
const frozen =
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';

/**
 * Keeps the first line of every sheet of a workbook in view, which the library cannot write.
 * @throws if the bytes are not a workbook.
 */
export function freezeHeads(workbook: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const library = v.parse(librarySchema, CFB);
  const archive = library.read(workbook, { type: 'array' });
  v.assert(archiveSchema, archive);
  for (const [index, path] of archive.FullPaths.entries()) {
    const entry = archive.FileIndex[index];
    if (!entry?.content || !sheetPath.test(path)) continue;
    const xml = new TextDecoder().decode(Uint8Array.from(entry.content));
    entry.content = new TextEncoder().encode(xml.replace(viewPattern, `<sheetView$1>${frozen}</sheetView>`));
    entry.size = entry.content.length;
  }
  const written = library.write(archive, { type: 'array', fileType: 'zip', compression: true });
  return Uint8Array.from(v.parse(bytesSchema, written));
}
