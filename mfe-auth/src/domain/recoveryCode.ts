/** Formats a recovery code in groups of four, so that people can copy it. The service ignores the dashes. */
export function groupCode(code: string): string {
  return (
    code
      .toUpperCase()
      .match(/.{1,4}/g)
      ?.join('-') ?? ''
  );
}

const CODE_LENGTH = 16;

/**
 * Reads a recovery code as a person types it, in groups or not.
 * @returns undefined if it cannot be one.
 */
export function parseRecoveryCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase();
  return code.length === CODE_LENGTH && /^[a-z\d]+$/.test(code) ? code : undefined;
}
