import { writePdf } from '../../../testing/pdf/writePdf.ts';
import type { PdfForm, PdfPage } from '../../../testing/pdf/writePdf.ts';
import { startPdfium } from '../../../testing/readStatement.ts';
import type { Pdfium } from './pdfium.ts';
import { openPdf } from './pdfiumTextSource.ts';
import type { TextPage } from './textSource.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

const plain: PdfForm = { fonts: 'simple', contents: 'stream', origin: [0, 0], compressed: false, packed: false };

function readPage(operators: readonly string[], form: Partial<PdfForm> = {}, rotate: PdfPage['rotate'] = 0): TextPage {
  const source = openPdf(pdfium, writePdf([{ size: [600, 800], rotate, operators }], { ...plain, ...form }));
  try {
    return source.readPage(0);
  } finally {
    source.close();
  }
}

/** The corners of every path as `x,y`, rounded. */
function cornersOf({ paths = [] }: TextPage): string[] {
  return paths.map((points) => points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' '));
}

const corners = (...operators: readonly string[]) => cornersOf(readPage(operators));

describe('the paths of a page', () => {
  test('are none where nothing is drawn but text', () => {
    expect(corners('BT /F0 10 Tf 100 700 Td (Text) Tj ET')).toEqual([]);
  });

  test('have their corners with the y-axis downwards, as the text has', () => {
    expect(corners('10 700 m 200 700 l 200 650 l S')).toEqual(['10,-700 200,-700 200,-650']);
  });

  test('begin again where the pen is lifted, and a place without a line is no path', () => {
    expect(corners('10 700 m 200 700 l 10 650 m 200 650 l S')).toEqual(['10,-700 200,-700', '10,-650 200,-650']);
    expect(corners('10 700 m 10 650 m 200 650 l 10 600 m S')).toEqual(['10,-650 200,-650']);
  });

  test('end where they began if they are closed', () => {
    expect(corners('10 700 m 200 700 l 200 650 l h S')).toEqual(['10,-700 200,-700 200,-650 10,-700']);
    const [rectangle = ''] = corners('10 650 190 50 re f');
    const [first, ...others] = rectangle.split(' ');
    expect(others).toHaveLength(4);
    expect(others.at(-1)).toBe(first);
    expect(new Set(others)).toEqual(new Set(['10,-650', '200,-650', '200,-700', '10,-700']));
  });

  test('leave curves out, and go on after them', () => {
    const found = corners('10 700 m 50 700 l 60 700 70 690 70 680 c 70 600 l S');
    expect(found).toEqual(['10,-700 50,-700', '70,-680 70,-600']);
  });

  test('are where they are drawn to: moved and scaled', () => {
    expect(corners('q 2 0 0 3 5 7 cm 10 100 m 50 100 l S Q')).toEqual(['25,-307 105,-307']);
    expect(corners('q 0 1 -1 0 300 0 cm 10 100 m 50 100 l S Q')).toEqual(['200,-10 200,-50']);
  });

  test('are found in a form, moved with it', () => {
    const drawn = ['q 2 0 0 2 0 0 cm 10 100 m 50 100 l S Q'];
    expect(cornersOf(readPage(drawn, { contents: 'form' }))).toEqual(['20,-200 100,-200']);
    expect(cornersOf(readPage(drawn, { contents: 'form', origin: [30, 40] }))).toEqual(['50,-240 130,-240']);
  });

  test('are not read beyond the corners that a drawn table may have', () => {
    const many = Array.from({ length: 30_001 }, (_, index) => `${index % 500} 10 m ${index % 500} 20 l`);
    const { paths = [] } = readPage([...many, 'S', '10 700 m 200 700 l S']);
    expect(paths).toHaveLength(30_000);
  });
});

/** Nested forms of this depth, each moved by a matrix; the innermost holds a line. */
function nestedForms(depth: number, matrix: string, line: string): Uint8Array {
  const bodies = Array.from({ length: depth }, (_, index) => {
    const isLast = index === depth - 1;
    const content = isLast ? line : `${matrix} cm /X0 Do`;
    const inner = isLast ? '' : `/XObject << /X0 ${index + 5} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${inner} >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /XObject << /X0 4 0 R >> >> /Contents ${depth + 4} 0 R >>`,
    ...bodies,
    '<< /Length 6 >>\nstream\n/X0 Do\nendstream',
  ];
  const text = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`).join('\n');
  return new TextEncoder().encode(`%PDF-1.4\n${text}\ntrailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`);
}

describe('forms in forms', () => {
  function read(depth: number, matrix = '1 0 0 1 1 0', line = '10 100 m 50 100 l S'): string[] {
    const source = openPdf(pdfium, nestedForms(depth, matrix, line));
    try {
      return cornersOf(source.readPage(0));
    } finally {
      source.close();
    }
  }

  test('are followed, each moved by those around it', () => {
    expect(read(1)).toEqual(['10,-100 50,-100']);
    expect(read(4)).toEqual(['13,-100 53,-100']);
  });

  test('are followed where they are turned, and the line in them too', () => {
    const turned = 'q 0 1 -1 0 0 0 cm 10 100 m 50 100 l S Q';
    expect(read(2, '0 1 -1 0 300 0', turned)).toEqual(['290,100 250,100']);
  });

  test('are not followed without end', () => {
    expect(read(5)).toEqual([]);
  });
});

describe('paths beside turned text', () => {
  /** Text and a line under it, drawn upright around an origin and turned by a matrix. */
  const turned = (matrix: string) =>
    readPage([`q ${matrix} 300 400 cm BT /F0 10 Tf 0 0 Td (Underlined) Tj ET 0 -2 m 50 -2 l S Q`]);

  test.each([
    ['not at all', '1 0 0 1'],
    ['by a quarter', '0 1 -1 0'],
    ['by half', '-1 0 0 -1'],
    ['by three quarters', '0 -1 1 0'],
  ])('are under their words where both are turned %s', (_turn, matrix) => {
    const { glyphs, paths = [] } = turned(matrix);
    const [first] = glyphs;
    const [from, to] = paths[0] ?? [];
    expect(first?.text).toBe('U');
    expect(from?.x).toBeCloseTo(first?.x0 ?? NaN, 0);
    expect(from?.y).toBeCloseTo((first?.baseline ?? NaN) + 2, 0);
    expect((to?.x ?? NaN) - (from?.x ?? NaN)).toBeCloseTo(50, 1);
    expect(to?.y).toBeCloseTo(from?.y ?? NaN, 3);
  });
});
