import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { isDamaged } from './isDamaged.ts';

const sample = (name: string) => readFileSync(new URL(`../../samples/${name}`, import.meta.url));

/** A file of one object, a packed stream, with a right table. */
function fileWith(packed: Uint8Array, dictionary = '/Filter /FlateDecode', object = '1 0 obj'): Buffer {
  const head = `%PDF-1.4\n${object}\n<< ${dictionary} /Length ${packed.length} >>\nstream\n`;
  const end = '\nendstream\nendobj\n';
  const table = `xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<< /Size 2 >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from(end + table, 'latin1')]);
}

const packed = deflateSync(Buffer.from('BT (words of a page) Tj ET'.repeat(20)));
const changedIn = (at: number) => {
  const changed = Buffer.from(packed);
  changed[at] = (changed[at] ?? 0) ^ 0x55;
  return changed;
};

describe('isDamaged', () => {
  test.each(['hdfc-b.pdf', 'icici-b.pdf', 'sbi-b.pdf', 'axis-b.pdf'])('%s is not', (name) => {
    expect(isDamaged(sample(name))).toBe(false);
  });

  test('a whole stream is not, and one that is not packed cannot be told', () => {
    expect(isDamaged(fileWith(packed))).toBe(false);
    expect(isDamaged(fileWith(packed, '/Filter [/FlateDecode]'))).toBe(false);
    expect(isDamaged(fileWith(changedIn(20), '/Type /XObject'))).toBe(false);
  });

  test.each([10, 20, packed.length - 2])('a packed stream with a changed byte is: byte %i', (at) => {
    expect(isDamaged(fileWith(changedIn(at)))).toBe(true);
  });

  test.each(['/ObjStm /FlateDecode', '/Filter /LZWDecode', '/Type /XObject'])(
    'a packed stream that does not say so is: %s',
    (dictionary) => {
      expect(isDamaged(fileWith(packed, dictionary))).toBe(true);
    },
  );

  test('a packed stream with a second filter is not', () => {
    expect(isDamaged(fileWith(packed, '/Filter [/FlateDecode /DCTDecode] /DecodeParms [null null]'))).toBe(false);
  });

  test('a packed stream that is cut off is', () => {
    expect(isDamaged(fileWith(packed.subarray(0, packed.length - 12)))).toBe(true);
  });

  test('a file without its end is', () => {
    const file = fileWith(packed);
    expect(isDamaged(file.subarray(0, file.length - 8))).toBe(true);
  });

  test('a file with another object in the place of one, or without it, is', () => {
    expect(isDamaged(fileWith(packed, '/Filter /FlateDecode', '2 0 obj'))).toBe(true);
    expect(isDamaged(Buffer.from(fileWith(packed).toString('latin1').replace('1 0 obj', '       '), 'latin1'))).toBe(
      true,
    );
  });

  const withPlace = (place: number) =>
    fileWith(packed)
      .toString('latin1')
      .replace('0000000009 00000 n', `${String(place).padStart(10, '0')} 00000 n`);

  test('a place before the white space that an object follows is not, nor are bytes before the header', () => {
    expect(isDamaged(Buffer.from(withPlace(8), 'latin1'))).toBe(false);
    expect(isDamaged(Buffer.from(`bytes\n${withPlace(9)}`, 'latin1'))).toBe(false);
  });

  test.each([7, 10, 11, 40])(
    'a place at which no object begins is: the reader would show nothing of it: %i',
    (place) => {
      expect(isDamaged(Buffer.from(withPlace(place), 'latin1'))).toBe(true);
    },
  );

  test('a file in which a stream ends that has not begun is', () => {
    const file = fileWith(packed).toString('latin1');
    expect(isDamaged(Buffer.from(file.replace('>>\nstream', '>>\nXXXXXX'), 'latin1'))).toBe(true);
  });

  test('a page that does not name the stream of its contents is, unless a note on it has a text', () => {
    const page = (contents: string) => isDamaged(fileWith(packed, `/Filter /FlateDecode /Type /Page ${contents}`));
    expect(page('/Contents 10 0 R')).toBe(false);
    expect(page('/Contents [10 0 R 11 0 R]')).toBe(false);
    expect(page('/Annots [<< /Contents (Note) >>] /Contents 10 0 R')).toBe(false);
    expect(page('/Contents 10 \u00c9\u00c9\u00c9urces 11 0 R')).toBe(true);
  });

  test('streams of an encrypted file are not looked into', () => {
    expect(isDamaged(fileWith(changedIn(20), '/Filter /FlateDecode /Encrypt 5 0 R'))).toBe(false);
  });
});
