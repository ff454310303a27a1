import { TooManyAttempts } from './password.errors';

/** A try to sign in or to register. */
export interface Attempt {
  /** Undefined for a registration. */
  account?: string;
  address: string;
}

/** How many failures are allowed before the next try has to wait. */
export class LoginLimits {
  constructor(
    readonly perAccount: number,
    readonly perAddress: number,
  ) {}
}

const minute = 60;
export const failureCountsForSeconds = 15 * minute;
export const waitCountsForSeconds = 24 * 60 * minute;
const firstWait = minute / 2;
const longestWait = 15 * minute;

/** Twice as long each time. @param times how many waits there were within a day, this one included */
export const secondsOfWait = (times: number): number => Math.min(firstWait * 2 ** (times - 1), longestWait);

/** @throws TooManyAttempts */
export function assertNoWait(...seconds: number[]): void {
  const longest = Math.max(...seconds);
  if (longest > 0) throw new TooManyAttempts(longest);
}
