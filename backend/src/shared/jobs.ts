/** Work for later, kept in the transaction that asks for it: it happens if and only if that transaction commits. */
export abstract class Jobs {
  /**
   * @param name `<context>:<verb>`, as its handler is registered
   * @param key asking again with the same key moves the waiting job instead of adding another
   */
  abstract schedule(
    name: string,
    payload: Record<string, string>,
    when: { at: Date; key: string },
  ): Promise<void>;
}
