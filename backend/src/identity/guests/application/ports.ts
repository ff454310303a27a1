/** A guest without another order since then. */
export interface UnseenGuest {
  id: string;
  /** To the microsecond: with the id, the next batch begins behind it. */
  seenAt: string;
}

export abstract class GuestRepository {
  /**
   * Locks those who were here before this moment, the longest ago first; not who is still a visitor, is blocked, or is being changed.
   * @param after the last of the batch before
   */
  abstract lockUnseen(before: Date, after: UnseenGuest | undefined, limit: number): Promise<UnseenGuest[]>;
  /** Nothing in their rows tells who they were. */
  abstract forget(ids: string[], now: Date): Promise<void>;
}
