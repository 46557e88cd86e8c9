/** `-0.5` → `-.5`: a leading zero says nothing. */
const short = (length: number): string => String(length).replace(/^(-?)0\./, '$1.');

/**
 * Writes the `d` of an SVG path. It moves by differences between rounded places, not by the places themselves: the
 * text is a third as long and compresses well, and no rounding error adds up.
 */
export class Pen {
  readonly #parts: number;
  #x = 0;
  #y = 0;
  #path = '';

  /** Places are rounded to one of so many parts of the drawing's unit; to whole units by default. */
  constructor(parts = 1) {
    this.#parts = parts;
  }

  /** Lifts the pen and puts it down elsewhere. */
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

  /** The `d` of everything drawn. */
  get path(): string {
    return this.#path;
  }

  #round(length: number): number {
    return Math.round(length * this.#parts) / this.#parts;
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
