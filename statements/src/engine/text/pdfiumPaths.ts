import type { Pdfium } from './pdfium.ts';
import type { PathPoint } from './textSource.ts';

/** FPDF_PAGEOBJ_… and FPDF_SEGMENT_LINETO of PDFium. */
const objectTypes = { path: 2, form: 5 };
const lineSegment = 0;

/** The maximum depth of nested forms: a damaged file may nest them endlessly. */
const maxDepth = 4;
/** A page with more corners than this is a picture, and PDFium would need a long time for it. */
const maxPoints = 60_000;

/** `[a b c d e f]` of PDF: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Converts from PDF space, with y upwards, to reading space, as `toUprightGlyph` does for characters. */
function toReadingSpace(x: number, y: number, turns: number): PathPoint {
  if (turns === 1) return { x: -y, y: -x };
  if (turns === 2) return { x: -x, y };
  if (turns === 3) return { x: y, y: x };
  return { x, y: -y };
}

/**
 * Reads the corners of every path of a page, including those in forms. Curves are left out: rulings are straight.
 * PDFium itself adds the line that closes a path.
 * @param scratch 64 bytes that PDFium may write to.
 * @param turns the rotation of the page's text, in quarter turns.
 */
export function readPaths(pdfium: Pdfium, page: number, scratch: number, turns: number): PathPoint[][] {
  const paths: PathPoint[][] = [];
  let pointsLeft = maxPoints;

  const floats = (count: number) => new Float32Array(pdfium.memory.buffer, scratch, count);

  function readMatrix(object: number): Matrix {
    if (pdfium.FPDFPageObj_GetMatrix(object, scratch) === 0) return identity;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats(6);
    return [a, b, c, d, e, f];
  }

  function readPath(object: number, outer: Matrix): void {
    const [a, b, c, d, e, f] = multiply(readMatrix(object), outer);
    const count = pdfium.FPDFPath_CountSegments(object);
    let points: PathPoint[] = [];
    for (let index = 0; index < count && pointsLeft > 0; index += 1) {
      pointsLeft -= 1;
      const segment = pdfium.FPDFPath_GetPathSegment(object, index);
      const type = pdfium.FPDFPathSegment_GetType(segment);
      if (pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) continue;
      const [x = 0, y = 0] = floats(2);
      const point = toReadingSpace(a * x + c * y + e, b * x + d * y + f, turns);
      if (type === lineSegment) points.push(point);
      else {
        if (points.length > 1) paths.push(points);
        points = [point];
      }
    }
    if (points.length > 1) paths.push(points);
  }

  function readObject(object: number, outer: Matrix, depth: number): void {
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === objectTypes.path) readPath(object, outer);
    if (type !== objectTypes.form || depth >= maxDepth) return;
    const inner = multiply(readMatrix(object), outer);
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && pointsLeft > 0; index += 1) {
      readObject(pdfium.FPDFFormObj_GetObject(object, index), inner, depth + 1);
    }
  }

  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && pointsLeft > 0; index += 1) {
    readObject(pdfium.FPDFPage_GetObject(page, index), identity, 0);
  }
  return paths;
}
