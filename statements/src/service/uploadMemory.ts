/** Room for the uploads that are held in memory at a time. */
export interface UploadMemory {
  /** Takes room for an upload; answers how to give it back, or `undefined` when there is none left. */
  reserve(bytes: number): (() => void) | undefined;
}

export function createUploadMemory(mostBytes: number): UploadMemory {
  let reservedBytes = 0;
  return {
    reserve(bytes) {
      if (reservedBytes + bytes > mostBytes) return undefined;
      reservedBytes += bytes;
      return () => {
        reservedBytes -= bytes;
      };
    },
  };
}
