/** `-0.5` → `-.5`: SVG does not need the zero. */
const short = (length: number): string => String(length).replace(/^(-?)0\./, '$1.');

/**
 * Writes the `d` of an SVG path. It uses differences between rounded points, not the points themselves: the text is a
 * third as long and compresses well, and rounding errors do not add up.
 */
export class PathWriter {
  readonly #steps: number;
  #x = 0;
  #y = 0;
  #path = '';

  /** @param steps how many steps one unit of the drawing has; points are rounded to them. */
  constructor(steps = 1) {
    this.#steps = steps;
  }

  /** Starts a new line at a point. */
  move(x: number, y: number): this {
    return this.#go('m', x, y);
  }

  line(x: number, y: number): this {
    return this.#go('l', x, y);
  }

  /** A closed rectangle from its upper left corner. */
  rectangle(x: number, y: number, width: number, height: number): this {
    const [across, down] = [short(this.#round(width)), short(this.#round(height))];
    this.#go('m', x, y);
    this.#path += `h${across}v${down}h-${across}z`;
    return this;
  }

  /** The `d` of everything written. */
  get path(): string {
    return this.#path;
  }

  #round(length: number): number {
    return Math.round(length * this.#steps) / this.#steps;
  }

  #go(command: 'm' | 'l', x: number, y: number): this {
    const [toX, toY] = [this.#round(x), this.#round(y)];
    const [dx, dy] = [this.#round(toX - this.#x), this.#round(toY - this.#y)];
    if (command === 'l' && dx === 0) this.#path += `v${short(dy)}`;
    else this.#path += `${command}${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
    this.#x = toX;
    this.#y = toY;
    return this;
  }
}
