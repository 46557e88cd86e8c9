import { createHash, randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Canary } from '../release/canaryList.ts';

/**
 * The cookie with the draw of a visitor: one of a hundred numbers, which decides for each canary whether its release is
 * shown. It ends with the browser's session, and there are too few numbers for it to tell visitors apart.
 */
const DRAW_COOKIE = 'artha_draw';

/** A draw is a number below this one. */
const DRAWS = 100;

/**
 * Requests of a new visitor that are sent at once, such as for the parts of the registry, get the same draw for this long.
 * Later ones have the cookie.
 */
const FIRST_CONTACT_MS = 600_000;

const cookieForm = new RegExp(`(?:^|;\\s*)${DRAW_COOKIE}=(\\d{1,2})(?:;|$)`);

/** The draw of a request; undefined if it has none. */
export function readDraw({ cookie }: IncomingHttpHeaders): number | undefined {
  const [, draw] = cookieForm.exec(cookie ?? '') ?? [];
  return draw === undefined ? undefined : Number(draw);
}

/** The value of `Set-Cookie` that keeps a draw for the browser's session. Scripts do not need it. */
export function drawCookie(draw: number, isSecure: boolean): string {
  return `${DRAW_COOKIE}=${String(draw)}; Path=/; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/**
 * The draw of a visitor who has none yet: the same for requests that are sent at once, which do not know of each other's
 * cookie, also if several edges answer them. Nothing of it is kept.
 * @param visitor what these requests have in common.
 */
export function firstDraw(canaries: readonly Canary[], visitor: readonly string[], now: number): number {
  const releases = canaries.map(({ release }) => release);
  const made = JSON.stringify([releases, Math.floor(now / FIRST_CONTACT_MS), visitor]);
  return createHash('sha256').update(made).digest().readUInt32BE() % DRAWS;
}

const orders = new WeakMap<Canary, ReadonlyMap<number, number>>();

/**
 * The position of each draw in the order in which draws get a canary. It depends on the release, so that the visitors of
 * one canary are not those of another.
 */
function orderOf(canary: Canary): ReadonlyMap<number, number> {
  const known = orders.get(canary);
  if (known) return known;
  const { remote, release } = canary;
  const keyOf = (draw: number) =>
    createHash('sha256')
      .update(`${remote}/${release}/${String(draw)}`)
      .digest('hex');
  const sorted = Array.from({ length: DRAWS }, (_, draw) => ({ draw, key: keyOf(draw) })).sort((one, other) =>
    one.key < other.key ? -1 : 1,
  );
  const order = new Map(sorted.map(({ draw }, position) => [draw, position]));
  orders.set(canary, order);
  return order;
}

/** Whether visitors with a draw get a canary. More get it when its share grows, and none of them loses it. */
export function getsCanary(canary: Canary, draw: number): boolean {
  return (orderOf(canary).get(draw) ?? DRAWS) < canary.share;
}

/** A draw that does not get a canary and, of the others, gets what another draw gets, if there is one. */
export function drawWithout(canary: Canary, canaries: readonly Canary[], draw: number): number {
  const without = Array.from({ length: DRAWS }, (_, one) => one).filter((one) => !getsCanary(canary, one));
  const others = canaries.filter((one) => one !== canary);
  const same = without.filter((one) => others.every((other) => getsCanary(other, one) === getsCanary(other, draw)));
  const choice = same.length > 0 ? same : without;
  return choice[randomInt(choice.length)] ?? draw;
}
