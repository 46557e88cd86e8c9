/** Whose account it is. */
export interface AccountOwner {
  /** The service's own identifier. */
  readonly id: string;
  readonly email?: string | undefined;
}

/** The address of an e-mail that asks to delete an account, with what is needed to find it. */
export function deletionRequest(to: string, product: string, { id, email }: AccountOwner): string {
  const subject = `Delete my ${product} account`;
  const body = `Please delete my account${email ? ` ${email}` : ''}.\nIts number: ${id}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
