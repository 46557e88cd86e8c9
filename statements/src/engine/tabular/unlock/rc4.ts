/** A stream of RC4: it changes the next bytes in place. Old workbooks are encrypted with it. */
export type Rc4 = (data: Uint8Array) => void;

/** Starts a stream of RC4 with a key. */
export function createRc4(key: Uint8Array): Rc4 {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, two: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[two] ?? 0;
    state[two] = kept;
  };
  for (let one = 0, two = 0; one < 256; one += 1) {
    two = (two + (state[one] ?? 0) + (key[one % key.length] ?? 0)) & 255;
    swap(one, two);
  }
  let [one, two] = [0, 0];
  return (data) => {
    for (let at = 0; at < data.length; at += 1) {
      one = (one + 1) & 255;
      two = (two + (state[one] ?? 0)) & 255;
      swap(one, two);
      data[at] = (data[at] ?? 0) ^ (state[((state[one] ?? 0) + (state[two] ?? 0)) & 255] ?? 0);
    }
  };
}
