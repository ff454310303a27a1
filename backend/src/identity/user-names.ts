/** Finds the names and e-mail addresses of people by their ids. */
export abstract class UserNames {
  /** The names by the ids of their users; an id that nobody has is left out. */
  abstract of(userIds: string[]): Promise<ReadonlyMap<string, string>>;
  /** The e-mail addresses by the ids of their users; a forgotten guest and an id that nobody has are left out. */
  abstract emailsOf(userIds: string[]): Promise<ReadonlyMap<string, string>>;
}
