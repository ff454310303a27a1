export interface ResetLink {
  /** Goes into the link, and nowhere else. */
  token: string;
}

/** Password resets, for the e-mails about them. */
export abstract class PasswordResets {
  /** The mailbox of its user; undefined when there is no such reset. */
  abstract recipientOf(resetId: string): Promise<string | undefined>;
  /** With a new token, which replaces one that was written before. Undefined when it is too late. */
  abstract writeLink(resetId: string): Promise<ResetLink | undefined>;
}
