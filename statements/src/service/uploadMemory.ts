/** Room for the uploads that are held in memory at a time. */
export interface HeldUploads {
  /** Takes room for an upload; answers how to give it back, or `undefined` when there is none left. */
  take(bytes: number): (() => void) | undefined;
}

export function createHeldUploads(mostBytes: number): HeldUploads {
  let held = 0;
  return {
    take(bytes) {
      if (held + bytes > mostBytes) return undefined;
      held += bytes;
      return () => {
        held -= bytes;
      };
    },
  };
}
