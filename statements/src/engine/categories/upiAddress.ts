/** Addresses given to shops: an app's own series, or an account at a payment gateway. */
const shopAddressPattern =
  /^(?:q\d{6,}|paytmqr|paytm-(?=\d|$)|paytm\.[a-z]?\d|paytm\.s|pay\d{10}|bharatpe|bajajpay|amzn\d|bpe|bqr|gpay-\d|vyapar|ezetap|mab\.|mswipe|getepay|pinelabs|phonepemerchant|merchant|eazypay|upiqr|ombk|yespay\.bizsbi|sbi(?:qr|pay)|fampay|freo|msp|boi?m-|cnrbqr|ibkpos|hdfcqr|axqr|icqr)|\.bqr$|^\d{9,}\.\d+$/i;
const gatewayPattern =
  /(?:^|[.\-_])(?:rzp|rzpay|razorp(?:ay)?|payu|payubiz|pos|eazypay|cf|cashfree|ccbp|ccavenue|billdesk|bdsk|bd|stk|pg|bdpg|easebuzz|juspay|phonepe|paytm|ptm|worldline|wl|mid|atom|instamojo|upi|ipo|brk|mf)\d*(?=$|[.\-_])/gi;

/** The parts of a UPI address; a printed address may be truncated anywhere. */
export interface UpiAddress {
  /** The part before the `@` as words, without numbers and without the payment gateway's part. */
  readonly words: string;
  /** The app or bank after the `@`, which says nothing about the merchant; `brk` and `mf` before `valid` do. */
  readonly handle: string;
  /** Whether it is a mobile number, which belongs to a person. */
  readonly isMobile: boolean;
  /** Whether it was given to a shop. */
  readonly isShop: boolean;
  /** Whether it is masked: `**00198@PSP`. */
  readonly isMasked: boolean;
}

/** Splits a UPI address, which may be truncated or masked, into its parts. */
export function readUpiAddress(vpa: string): UpiAddress {
  const [local = '', handle = ''] = vpa.split('@');
  const isSeries = shopAddressPattern.test(local);
  const plain = local.replace(gatewayPattern, ' ');
  return {
    words: isSeries
      ? ''
      : plain
          .toUpperCase()
          .replace(/[^A-Z]+/g, ' ')
          .trim(),
    handle: handle.toLowerCase(),
    isMobile: /^\+?(?:91)?\d{10}(?:-\d)?$/.test(local),
    isShop: isSeries || plain !== local,
    isMasked: local.startsWith('*') || /^X{2,}/.test(local),
  };
}

/** Whether an address is of a series that apps give to small shops, which often print the name of their owner. */
export function isCodeOfShop({ isShop, words }: UpiAddress): boolean {
  return isShop && words === '';
}
