/** The memory for uploads that are held at a time. */
export interface UploadMemory {
  /** Reserves memory for an upload; returns a function that releases it, or `undefined` when too little is left. */
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
