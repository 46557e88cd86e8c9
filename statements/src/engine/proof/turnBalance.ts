/** A balance with the opposite sign: an amount owed becomes a balance below zero, and the reverse. */
export const turnPaise = (paise: number | undefined): number | undefined =>
  paise === undefined ? undefined : 0 - paise;

/** A printed figure or row, its balance with the opposite sign. */
export const turnBalance = <Printed extends { readonly balancePaise?: number | undefined }>(
  printed: Printed,
): Printed => ({ ...printed, balancePaise: turnPaise(printed.balancePaise) });
