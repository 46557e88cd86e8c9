/** The owner of the account to delete. */
export interface AccountOwner {
  /** The service's own identifier. */
  readonly id: string;
  readonly email?: string | undefined;
}

/** Returns a `mailto:` address for a request to delete an account, with the details that identify it. */
export function deletionRequest(to: string, product: string, { id, email }: AccountOwner): string {
  const subject = `Delete my ${product} account`;
  const body = `Please delete my account${email ? ` ${email}` : ''}.\nIts number: ${id}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
