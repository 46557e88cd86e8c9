import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { compositeFont, toUnicode, unicodeToUnicode } from './compositeFonts.ts';
import { createEncryption } from './encryption.ts';
import type { Protection } from './encryption.ts';
import { fontNames } from './fonts.ts';

/** A page to write: its operators, and how the reader rotates it. Lengths are points. */
export interface PdfPage {
  readonly size: readonly [width: number, height: number];
  readonly rotate: 0 | 90 | 180 | 270;
  /** The operators of the page, in Latin letters; fonts are F0, F1, … in the order of `fontNames`. */
  readonly operators: readonly string[];
}

/** The form of the file, which does not change the content of the pages. */
export interface PdfForm {
  /** The standard fonts by their names, composite fonts with codes of their own, or ones that hold every script. */
  readonly fonts: 'simple' | 'composite' | 'unicode';
  /** A page's operators in one stream, in several, or in a form XObject. */
  readonly contents: 'stream' | 'streams' | 'form';
  /** The position of the lower left corner of the pages. */
  readonly origin: readonly [x: number, y: number];
  readonly compressed: boolean;
  /** Objects packed into streams with a cross-reference stream, as PDF 1.5 allows, or one by one with a table. */
  readonly packed: boolean;
  readonly protection?: { readonly kind: Protection; readonly password: string };
}

interface StoredObject {
  readonly number: number;
  readonly dictionary: string;
  readonly stream?: Buffer;
}

/** The catalog, the pages and the map of composite fonts come first. */
const mapAt = 3;
const fontsAt = mapAt + 1;
const pagesFrom = fontsAt + fontNames.length;

interface Body {
  readonly dictionary: string;
  readonly stream?: Buffer;
}

function streamOf(text: string, dictionary = ''): Body {
  return { dictionary, stream: Buffer.from(text, 'latin1') };
}

/** Three objects a page: the page, and its contents in the streams that the form asks for. */
function pageBodies({ size, rotate, operators }: PdfPage, at: number, { contents, origin: [x, y] }: PdfForm): Body[] {
  const fonts = `/Font << ${fontNames.map((_, index) => `/F${index} ${fontsAt + index} 0 R`).join(' ')} >>`;
  const move = `1 0 0 1 ${x} ${y} cm`;
  const box = `[${x} ${y} ${x + size[0]} ${y + size[1]}]`;
  const page = (streams: string, resources: string) => ({
    dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Rotate ${rotate} /Contents ${streams} /Resources << ${resources} >> >>`,
  });
  const [first, second] = [`${at + 1} 0 R`, `${at + 2} 0 R`];
  if (contents === 'form') {
    const form = `/Type /XObject /Subtype /Form /BBox [0 0 ${size.join(' ')}] /Resources << ${fonts} >>`;
    return [
      page(first, `/XObject << /X0 ${second} >>`),
      streamOf(`q ${move} /X0 Do Q`),
      streamOf(operators.join('\n'), form),
    ];
  }
  const middle = contents === 'streams' ? Math.floor(operators.length / 2) : operators.length;
  return [
    page(`[${first} ${second}]`, fonts),
    streamOf(['q', move, ...operators.slice(0, middle)].join('\n')),
    streamOf([...operators.slice(middle), 'Q'].join('\n')),
  ];
}

function objectsOf(pages: readonly PdfPage[], form: PdfForm): StoredObject[] {
  const kids = pages.map((_, index) => `${pagesFrom + 3 * index} 0 R`).join(' ');
  const bodies: Body[] = [
    { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dictionary: `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>` },
    streamOf(form.fonts === 'unicode' ? unicodeToUnicode(pages.flatMap(({ operators }) => operators)) : toUnicode),
    ...fontNames.map((name) => ({
      dictionary:
        form.fonts !== 'simple'
          ? compositeFont(name, mapAt, form.fonts)
          : `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    })),
    ...pages.flatMap((page, index) => pageBodies(page, pagesFrom + 3 * index, form)),
  ];
  return bodies.map((body, index) => ({ number: index + 1, ...body }));
}

/** A growing file that records where its objects begin. */
class PdfFile {
  readonly #parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  readonly starts = new Map<number, number>();

  get length(): number {
    return this.#parts.reduce((sum, part) => sum + part.length, 0);
  }

  write(...parts: readonly (string | Buffer)[]): void {
    for (const part of parts) this.#parts.push(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
  }

  writeObject(number: number, dictionary: string, stream?: Buffer): void {
    this.starts.set(number, this.length);
    this.write(`${number} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) this.write('stream\n', stream, '\nendstream\n');
    this.write('endobj\n');
  }

  bytes(): Uint8Array {
    return Uint8Array.from(Buffer.concat(this.#parts));
  }
}

/** Writes pages as a PDF file. The form does not change their content. */
export function writePdf(pages: readonly PdfPage[], form: PdfForm): Uint8Array {
  const objects = objectsOf(pages, form);
  const id = createHash('md5').update(JSON.stringify(pages)).digest();
  const encryption = form.protection && createEncryption(form.protection.kind, form.protection.password, id);
  const file = new PdfFile();
  const writeStream = (number: number, entries: string, data: Buffer, readable = false) => {
    const packed = form.compressed ? deflateSync(data) : data;
    const stored = encryption === undefined || readable ? packed : encryption.encrypt(packed, number);
    const filter = form.compressed ? ' /Filter /FlateDecode' : '';
    file.writeObject(number, `<< ${entries}${filter} /Length ${stored.length} >>`, stored);
  };
  const plain = objects.filter(({ stream }) => stream === undefined);
  for (const { number, dictionary, stream } of objects) {
    if (stream !== undefined) writeStream(number, dictionary, stream);
  }
  let next = objects.length + 1;
  const encryptAt = encryption && next++;
  if (encryption !== undefined && encryptAt !== undefined) file.writeObject(encryptAt, encryption.dictionary);
  const packAt = form.packed ? next++ : undefined;
  if (packAt === undefined) for (const { number, dictionary } of plain) file.writeObject(number, dictionary);
  else {
    let offset = 0;
    const index = plain.map(({ number, dictionary }) => {
      const entry = `${number} ${offset}`;
      offset += dictionary.length + 1;
      return entry;
    });
    const head = `${index.join(' ')} `;
    const body = plain.map(({ dictionary }) => `${dictionary} `).join('');
    writeStream(packAt, `/Type /ObjStm /N ${plain.length} /First ${head.length}`, Buffer.from(head + body, 'latin1'));
  }
  const start = file.length;
  const trailer = `/Root 1 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]${encryptAt === undefined ? '' : ` /Encrypt ${encryptAt} 0 R`}`;
  if (packAt === undefined) {
    file.write(`xref\n0 ${next}\n0000000000 65535 f \n`);
    for (let number = 1; number < next; number += 1) {
      file.write(`${String(file.starts.get(number) ?? 0).padStart(10, '0')} 00000 n \n`);
    }
    file.write(`trailer\n<< /Size ${next} ${trailer} >>\n`);
  } else {
    const table = Buffer.alloc(7 * (next + 1));
    for (let number = 1; number <= next; number += 1) {
      const place = number === next ? start : file.starts.get(number);
      table.writeUInt8(place === undefined ? 2 : 1, 7 * number);
      table.writeUInt32BE(place ?? packAt, 7 * number + 1);
      const slot = plain.findIndex((object) => object.number === number);
      table.writeUInt16BE(place === undefined ? slot : 0, 7 * number + 5);
    }
    writeStream(next, `/Type /XRef /Size ${next + 1} /W [1 4 2] ${trailer}`, table, true);
  }
  file.write(`startxref\n${start}\n%%EOF\n`);
  return file.bytes();
}
