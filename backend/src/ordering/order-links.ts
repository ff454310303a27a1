/** Whoever has the token of such a link sees one order of a guest, without an account. */
export abstract class OrderLinks {
  /**
   * @param orderName its id, or its number as people write it
   * @returns a new token, of which only the hash is stored; undefined for an order of an account, whose page needs no link
   */
  abstract issue(orderName: string): Promise<string | undefined>;
}
