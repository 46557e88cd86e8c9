const STRIPE = 3;

/**
 * A pattern of stripes at 135°, three on and three off, so that the side is recognised without its colour. Returns the
 * plain colour if the canvas cannot create a pattern.
 */
export function hatch(context: CanvasRenderingContext2D, colour: string): CanvasPattern | string {
  const tile = document.createElement('canvas');
  tile.width = 2 * STRIPE;
  tile.height = 2 * STRIPE;
  const ink = tile.getContext('2d');
  if (!ink) return colour;
  ink.fillStyle = colour;
  ink.fillRect(0, 0, STRIPE, 2 * STRIPE);
  const pattern = context.createPattern(tile, 'repeat');
  if (!pattern) return colour;
  pattern.setTransform(new DOMMatrix().rotate(45));
  return pattern;
}
