/** Whether a user reads what is sent to the e-mail address of their account. Nobody has to, to register. */
export abstract class EmailProofs {
  /** @returns undefined when there is no proof yet */
  abstract provedEmail(userId: string): Promise<string | undefined>;
  /** Sends a code to the account's own address. @throws NoMailServer, TooManyAttempts */
  abstract sendCode(userId: string): Promise<void>;
  /**
   * Proves the address, once for each code. A wrong one is counted when the caller's transaction ends.
   * @returns the address; undefined when the code is wrong or too old
   */
  abstract proveBy(code: string, userId: string): Promise<string | undefined>;
}
