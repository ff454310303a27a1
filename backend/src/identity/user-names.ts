/** What people are called and how to reach them, for those who know them by their id. */
export abstract class UserNames {
  /** The names by the ids of their users; an id that nobody has is left out. */
  abstract of(userIds: string[]): Promise<ReadonlyMap<string, string>>;
  /** The e-mail addresses by the ids of their users; an id that nobody has is left out. */
  abstract emailsOf(userIds: string[]): Promise<ReadonlyMap<string, string>>;
}
