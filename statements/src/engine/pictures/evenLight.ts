import type { GreyImage } from './greyImage.ts';

/** In constants, because these run for every pixel, and looking up a global is slow in the context of a Jest test. */
const { ceil, floor, max, min } = Math;

/** Tiles across a page: small enough to follow a shadow, large enough that each has some paper between its letters. */
const tilesAcross = 40;
/** The share of a tile's pixels that are darker than its paper, at most. */
const paperShare = 0.9;
/** Below this shade, the light cannot be made even: it is a picture's own black. */
const minPaper = 40;

/** The shade of the paper in each tile. */
function findPaper({ width, height, pixels }: GreyImage, size: number, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      const [right, bottom] = [min(width, (column + 1) * size), min(height, (row + 1) * size)];
      let total = 0;
      for (let y = row * size; y < bottom; y += 1) {
        for (let x = column * size; x < right; x += 1) {
          const shade = pixels[y * width + x] ?? 255;
          counts[shade] = (counts[shade] ?? 0) + 1;
          total += 1;
        }
      }
      let darker = 0;
      let shade = 0;
      while (shade < 255 && (darker += counts[shade] ?? 0) < paperShare * total) shade += 1;
      paper[row * columns + column] = shade;
    }
  }
  return paper;
}

/** The lightest paper of a tile and its neighbours: a tile inside a dark heading has none of its own. */
function lightenTiles(paper: Float32Array, columns: number, rows: number): Float32Array {
  return paper.map((_, index) => {
    const [column, row] = [index % columns, floor(index / columns)];
    let lightest = 0;
    for (let y = max(0, row - 1); y <= min(rows - 1, row + 1); y += 1) {
      for (let x = max(0, column - 1); x <= min(columns - 1, column + 1); x += 1) {
        lightest = max(lightest, paper[y * columns + x] ?? 0);
      }
    }
    return max(minPaper, lightest);
  });
}

/** The light in a line of pixels, at the middles of the tiles, and half a tile beyond the first and the last. */
function lightOfLine(paper: Float32Array, columns: number, rows: number, down: number): Float32Array {
  const row = floor(down);
  const upper = min(rows - 1, max(0, row)) * columns;
  const lower = min(rows - 1, max(0, row + 1)) * columns;
  return new Float32Array(columns + 2).map((_, index) => {
    const column = min(columns - 1, max(0, index - 1));
    return (paper[upper + column] ?? 255) * (1 - down + row) + (paper[lower + column] ?? 255) * (down - row);
  });
}

/** Makes the light of a page even: paper becomes white, also in a shadow, and ink keeps its share of the light. */
export function evenLight(image: GreyImage): GreyImage {
  const { width, height } = image;
  const size = max(8, ceil(width / tilesAcross));
  const [columns, rows] = [ceil(width / size), ceil(height / size)];
  const paper = lightenTiles(findPaper(image, size, columns, rows), columns, rows);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const line = lightOfLine(paper, columns, rows, (y + 0.5) / size - 0.5);
    for (let x = 0; x < width; x += 1) {
      const along = (x + 0.5) / size + 0.5;
      const column = floor(along);
      const light = (line[column] ?? 255) * (1 - along + column) + (line[column + 1] ?? 255) * (along - column);
      pixels[y * width + x] = min(255, ((image.pixels[y * width + x] ?? 255) * 255) / light + 0.5);
    }
  }
  return { width, height, pixels };
}
