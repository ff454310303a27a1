import { TooManyAttempts } from './identity.errors';

/** Who tries to get in: at whose account, and from where. */
export interface Attempt {
  /** Left out where no account is tried. */
  account?: string;
  address: string;
}

/** How many failures are borne before the next try has to wait. */
export class Patience {
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

/** Twice as long each time. @param times how often one had to wait within a day, this time included */
export const secondsOfWait = (times: number): number => Math.min(firstWait * 2 ** (times - 1), longestWait);

/** @throws TooManyAttempts */
export function assertNoWait(...seconds: number[]): void {
  const longest = Math.max(...seconds);
  if (longest > 0) throw new TooManyAttempts(longest);
}
