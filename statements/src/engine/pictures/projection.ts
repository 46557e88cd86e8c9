/**
 * A projective map from one picture to another, row by row: a place `(x, y)` comes to `((m0 x + m1 y + m2) / w,
 * (m3 x + m4 y + m5) / w)` with `w = m6 x + m7 y + m8`. Straight lines stay straight.
 */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

/** Moves a picture. */
export const moveBy = (x: number, y: number): Projection => [1, 0, x, 0, 1, y, 0, 0, 1];

/** Enlarges a picture from its corner at the top left. */
export const enlargeBy = (factor: number): Projection => [factor, 0, 0, 0, factor, 0, 0, 0, 1];

/** Turns a picture around its corner at the top left, by radians, clockwise. */
export function turnBy(angle: number): Projection {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1];
}

function after(second: Projection, first: Projection): Projection {
  const [a, b, c, d, e, f, g, h, i] = second;
  const [k, l, m, n, o, p, q, r, s] = first;
  return [
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    a * m + b * p + c * s,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    d * m + e * p + f * s,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
    g * m + h * p + i * s,
  ];
}

/** The projection that does several, one after another. */
export const inTurn = (first: Projection, ...others: readonly Projection[]): Projection =>
  others.reduce((done, next) => after(next, done), first);

/** The projection back. */
export function invert([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** The place to which a place comes. */
export function placeAfter([a, b, c, d, e, f, g, h, i]: Projection, x: number, y: number): readonly [number, number] {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}
