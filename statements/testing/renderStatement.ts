import type { GroundTruth } from './groundTruth.ts';
import { compositeCodes } from './pdf/compositeFonts.ts';
import { advanceOf, fontNames, widthOf } from './pdf/fonts.ts';
import { writePdf } from './pdf/writePdf.ts';
import type { PdfPage } from './pdf/writePdf.ts';
import { printStatement } from './printStatement.ts';
import type { Misprint } from './printStatement.ts';
import { createRandom } from './random.ts';
import type { Rendering } from './rendering.ts';
import type { StatementTemplate, TemplateColumn } from './statementTemplate.ts';
import { fontOf, typeset } from './typeset.ts';
import type { TextPiece } from './typeset.ts';

/** Kept in a constant, because looking up a global is slow in the context of a Jest test. */
const { round } = Math;

/** The offset of the second drawing of bold text, as a share of its size. */
const boldOffset = 0.03;

function format(value: number): string {
  return `${round(value * 1000) / 1000}`;
}

function stringOf(printed: string, { strings, usesNoBreakSpaces: noBreakSpaces, form }: Rendering): string {
  const text = noBreakSpaces ? printed.replaceAll(' ', '\u00a0') : printed;
  if (form.fonts === 'composite') return `<${compositeCodes(text)}>`;
  if (strings === 'hex') return `<${Buffer.from(text, 'latin1').toString('hex')}>`;
  return `(${text.replace(/[\\()]/g, (character) => `\\${character}`)})`;
}

/** Extra distance between letters, in thousandths of the size; always the same for the same letter and place. */
function kerning(character: string, index: number): number {
  return ((7 * index + character.charCodeAt(0)) % 25) - 12;
}

/** Groups pieces on one baseline in one font, which one operator draws in the `line` placement. */
function linesOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const lines: TextPiece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    const same = line?.[0];
    if (line !== undefined && same?.y === piece.y && same.size === piece.size && same.bold === piece.bold)
      line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** The pieces in drawing order. */
function orderPieces(
  pieces: readonly (readonly TextPiece[])[],
  order: Rendering['order'],
): readonly (readonly TextPiece[])[] {
  if (order === 'backwards') return pieces.toReversed();
  if (order === 'columns') return pieces.toSorted(([a], [b]) => (a?.column ?? -1) - (b?.column ?? -1));
  if (order === 'rows') return pieces;
  const random = createRandom(pieces.length);
  const places = pieces.map((piece) => ({ piece, at: random.fraction() }));
  return places.toSorted((a, b) => a.at - b.at).map(({ piece }) => piece);
}

/** The page's text as operators; a point of the page is `scale` points of the file. */
function drawPieces(pieces: readonly TextPiece[], rendering: Rendering, scale: number, top: number): string[] {
  const { placement, drawsSpaces: spacesDrawn, shift } = rendering;
  const narrowed = rendering.textWidth / 100;

  /** An array of strings and of the distances between them, in thousandths of the size. */
  function showArray(parts: readonly (string | number)[]): string {
    const items = parts.map((part) => (typeof part === 'string' ? stringOf(part, rendering) : format(part)));
    return `[${items.join(' ')}] TJ`;
  }

  function at(x: number, y: number): string {
    return `1 0 0 1 ${format((x + shift[0]) * scale)} ${format((top - y - shift[1]) * scale)} Tm`;
  }

  function showCell(piece: TextPiece): string[] {
    const font = fontOf(piece.bold, rendering);
    const ofSpace = (advanceOf(' ', font, piece.size) * 1000) / piece.size;
    const words = piece.text.split(' ').flatMap((word, index) => (index === 0 ? [word] : [-ofSpace, word]));
    const where = at(piece.x, piece.y);
    if (placement === 'kerned') {
      const parts = [...piece.text].flatMap((character, index) => {
        const drawn = character === ' ' && !spacesDrawn ? [-ofSpace] : [character];
        return index === 0 ? drawn : [kerning(character, index), ...drawn];
      });
      return [where, showArray(parts)];
    }
    if (placement === 'cell' && spacesDrawn) return [where, `${stringOf(piece.text, rendering)} Tj`];
    if (placement === 'cell' || placement === 'line') return [where, showArray(words)];
    let x = piece.x;
    const operators: string[] = [];
    const parts = placement === 'word' ? piece.text.split(/(?<= )|(?= )/) : [...piece.text];
    for (const part of parts) {
      if (part !== ' ' || spacesDrawn) operators.push(at(x, piece.y), `${stringOf(part, rendering)} Tj`);
      x += widthOf(part, font, piece.size) * narrowed;
    }
    return operators;
  }

  function showLine(line: readonly TextPiece[]): string[] {
    const [first] = line;
    if (first === undefined) return [];
    const font = fontOf(first.bold, rendering);
    let end = first.x;
    const parts = line.flatMap(({ x, text, size }) => {
      const gap = ((end - x) * 1000) / size / narrowed;
      end = x + widthOf(text, font, size) * narrowed;
      return [gap, text];
    });
    return [at(first.x, first.y), showArray(parts)];
  }

  function show(line: readonly TextPiece[]): string[] {
    const [first] = line;
    if (first === undefined) return [];
    const font = `/F${fontNames.indexOf(fontOf(first.bold, rendering))} ${format(first.size * scale)} Tf`;
    const once = (moved: number) => {
      const pieces = line.map((piece) => ({ ...piece, x: piece.x + moved }));
      return placement === 'line' ? showLine(pieces) : pieces.flatMap(showCell);
    };
    const twice = rendering.drawsTwice || (first.bold && rendering.bold === 'twice');
    return ['BT', `${rendering.textWidth} Tz`, font, ...once(0), ...(twice ? once(boldOffset * first.size) : []), 'ET'];
  }

  return orderPieces(placement === 'line' ? linesOf(pieces) : pieces.map((piece) => [piece]), rendering.order).flatMap(
    show,
  );
}

/** Draws large slanted letters across the page, as on copies. */
function drawStamp(scale: number, top: number, rendering: Rendering): string[] {
  const font = `/F${fontNames.indexOf(fontOf(true, rendering))} ${format(60 * scale)} Tf`;
  const place = `0.82 0.57 -0.57 0.82 ${format(150 * scale)} ${format((top - 600) * scale)} Tm`;
  return ['BT', '0.9 g', font, place, `${stringOf('SPECIMEN', rendering)} Tj`, '0 g', 'ET'];
}

function drawRules(columns: readonly TemplateColumn[], rendering: Rendering, scale: number, top: number): string[] {
  const x = (value: number) => format((value + rendering.shift[0]) * scale);
  const y = (value: number) => format((top - value - rendering.shift[1]) * scale);
  const [left = 0, right = 0] = [columns[0]?.left, columns.at(-1)?.right];
  const across = [180, 240, 700].map((down) => `${x(left)} ${y(down)} m ${x(right)} ${y(down)} l S`);
  return [
    ...across,
    ...columns.map((column) => `${x(column.left - 2)} ${y(180)} m ${x(column.left - 2)} ${y(700)} l S`),
  ];
}

/** The matrix that turns an upright page of this size clockwise, so that its reader turns it back. */
function rotationMatrix(turn: Rendering['rotation'], width: number, height: number): string {
  const matrices = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, height, 0],
    180: [-1, 0, 0, -1, width, height],
    270: [0, -1, 1, 0, 0, width],
  };
  return `${matrices[turn].map(format).join(' ')} cm`;
}

/**
 * Renders a statement with a bank's template as a PDF. The same arguments give the same pages; the rendering's form
 * holds the password. Figures are printed correctly, apart from the misprint.
 */
export function renderStatement(
  template: StatementTemplate,
  truth: GroundTruth,
  rendering: Rendering,
  misprint?: Misprint,
): Uint8Array {
  const print = printStatement(template, truth, { grouping: rendering.grouping, ...(misprint && { misprint }) });
  const { pages, columns, ...sheet } = typeset(template, print, rendering);
  const scale = rendering.scaledBy === 'sizes' ? rendering.scale : 1;
  const top = sheet.height + Math.max(0, rendering.shift[1]);
  const width = (sheet.width + Math.max(0, rendering.shift[0])) * rendering.scale;
  const height = top * rendering.scale;
  const isTurned = rendering.rotation === 90 || rendering.rotation === 270;
  const drawn = pages.map((pieces): PdfPage => {
    const operators = [
      'q',
      rotationMatrix(rendering.rotation, width, height),
      ...(rendering.scaledBy === 'matrix' ? [`${rendering.scale} 0 0 ${rendering.scale} 0 0 cm`] : []),
      ...(rendering.drawsRules ? drawRules(columns, rendering, scale, top) : []),
      ...(rendering.overlay === 'slanted' ? drawStamp(scale, top, rendering) : []),
      ...drawPieces(pieces, rendering, scale, top),
      'Q',
    ];
    return {
      size: isTurned ? [height, width] : [width, height],
      rotate: rendering.rotatedBy === 'page' ? rendering.rotation : 0,
      operators,
    };
  });
  return writePdf(drawn, rendering.form);
}
