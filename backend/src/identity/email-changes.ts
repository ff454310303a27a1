/** Changes of e-mail addresses, for the e-mails about them. */
export abstract class EmailChanges {
  /** The new address and the one of before; undefined when there is no such change. */
  abstract addressesOf(changeId: string): Promise<{ newEmail: string; oldEmail: string } | undefined>;
  /** With a new code, which replaces one that was written before. Undefined when it is too late. */
  abstract writeCode(changeId: string): Promise<{ code: string } | undefined>;
}
