/** Finds the names and e-mail addresses of people by their ids. */
export abstract class UserNames {
  /** The names by the ids of their users; an id that nobody has is left out. */
  abstract of(userIds: string[]): Promise<ReadonlyMap<string, string>>;
  /** The e-mail addresses by the ids of their users; a forgotten guest and an id that nobody has are left out. */
  abstract emailsOf(userIds: string[]): Promise<ReadonlyMap<string, string>>;
}

/** Customers go by their e-mail address: a guest in two browsers, or one who has an account, too, is one. */
export abstract class SameCustomers {
  /**
   * @returns who stands for each of these shoppers: among these, the account of the address, otherwise its first guest; for one without
   * an address, such as a visitor who has not ordered, nobody else
   */
  abstract oneOfEach(shopperIds: string[]): Promise<ReadonlyMap<string, string>>;
}
