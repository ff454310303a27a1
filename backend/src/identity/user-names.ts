/** What people are called, for histories that know them by their id. */
export abstract class UserNames {
  /** By their ids; whom nobody knows is left out. */
  abstract of(userIds: string[]): Promise<ReadonlyMap<string, string>>;
}
