/** What people are called and how to reach them, for those who know them by their id. */
export abstract class UserNames {
  /** By their ids; whom nobody knows is left out. */
  abstract of(userIds: string[]): Promise<ReadonlyMap<string, string>>;
  /** By their ids; whom nobody knows is left out. */
  abstract emailsOf(userIds: string[]): Promise<ReadonlyMap<string, string>>;
}
