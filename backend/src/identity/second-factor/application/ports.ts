import type { ComparedCode } from '../domain/second-factor';
import type { User } from '../../users/domain/user';

export interface NewSecret {
  /** The secret as text, to be typed into an authenticator app. */
  secret: string;
  /** The same, to be scanned. */
  uri: string;
  /** Encrypted, to be stored. */
  sealed: string;
}

/** Secrets and codes of second factors. */
export abstract class SecondFactorCodes {
  /** @param shopName as the app lists it */
  abstract newSecret(user: User, shopName: string): NewSecret;
  /** Spaces, dashes and lower case don't matter. @throws SecondFactorUnreadable */
  abstract compare(code: string, user: User, now: Date): ComparedCode;
  abstract newRecoveryCodes(): { codes: string[]; hashes: string[] };
}
