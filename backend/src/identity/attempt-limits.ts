interface Limit {
  /** The name is unique among all limits. */
  name: string;
  /** A key has so many attempts. */
  points: number;
  /** The attempts are counted over this time. */
  seconds: number;
}

export interface AttemptLimit {
  /** Counts an attempt of this key. @throws TooManyAttempts */
  record(key: string): Promise<void>;
}

/** Limits of what anybody may do without signing in, counted across all servers. */
export abstract class AttemptLimits {
  abstract create(limit: Limit): AttemptLimit;
}
