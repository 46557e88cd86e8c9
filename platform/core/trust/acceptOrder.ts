import { Refusal } from '../format/refusal.ts';
import {
  authenticateOrder,
  checkTime,
  checkToken,
  type OrderKind,
  type SignedOrder,
  type SignerContext,
} from './authenticateOrder.ts';
import { readOrder, type ReleaseOrder } from './releaseOrder.ts';

/** The facts that a release order is checked against. */
export interface OrderContext extends SignerContext {
  /** The last release order about a remote; undefined before the first one. */
  readonly lastOrder: (name: string) => Uint8Array | undefined;
}

/** A release order from an authorised signer. */
export interface AcceptedOrder extends SignedOrder<ReleaseOrder> {
  /** Whether it equals the last one, byte for byte: there is nothing to do. */
  readonly isRepeat: boolean;
}

const releaseOrders: OrderKind<ReleaseOrder> = {
  read: readOrder,
  tokenAudience: (audience) => audience,
  acceptsPullRequests: false,
};

/**
 * Decides whether the signer of a release order may publish the remote.
 * @param content the release order as it was signed.
 * @param token from the CI, which vouches for a key that the policy does not name.
 * @throws Refusal with the reason.
 */
export async function acceptOrder(
  name: string,
  content: Uint8Array,
  token: string | undefined,
  context: OrderContext,
): Promise<AcceptedOrder> {
  const { now, lastOrder, usedTokens } = context;
  const { usedToken, ...signed } = await authenticateOrder(name, content, token, context, releaseOrders);
  const { order } = signed;
  const last = lastOrder(name);
  if (last && Buffer.from(last).equals(content)) return { ...signed, isRepeat: true };
  checkTime(order, now);
  const due = (last ? readOrder(name, last).version : 0) + 1;
  if (order.version !== due) {
    throw new Refusal(
      'RE-24',
      `The release order for ${name} has number ${String(order.version)}; the next number is ${String(due)}.`,
    );
  }
  checkToken(usedToken, usedTokens);
  return { ...signed, isRepeat: false, ...(usedToken && { usedToken }) };
}
