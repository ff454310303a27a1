import type { Address, AddressBook } from '../domain/address-book';
import type { Attempt } from '../domain/backoff';
import type { PasswordReset } from '../domain/password-reset';
import type { ComparedCode } from '../domain/second-factor';
import type { Session } from '../domain/session';
import type { User } from '../domain/user';

export abstract class UserRepository {
  /** Ignores upper and lower case. */
  abstract findByEmail(email: string): Promise<User | undefined>;
  /** @returns false, with nothing added, when the e-mail is taken, also when two registrations race */
  abstract add(user: User): Promise<boolean>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<User | undefined>;
  abstract save(user: User): Promise<void>;
  abstract recordSeen(id: string, at: Date): Promise<void>;
  /** Records that the user has a device with a cookie. @returns whether there was one before */
  abstract recordDevice(id: string, at: Date): Promise<boolean>;
  /** Nobody blocks this user until the transaction ends. @throws UserIsBlocked */
  abstract assertNotBlocked(id: string): Promise<void>;
  /** False also of a user who does not exist. */
  abstract isBlocked(id: string): Promise<boolean>;
}

export interface OwnedSession {
  session: Session;
  user: User;
}

export abstract class SessionRepository {
  /** Runs on every request: one query. */
  abstract findWithUser(id: string): Promise<OwnedSession | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Session | undefined>;
  /** Of one user, at most a hundred, those used last first. */
  abstract findLive(userId: string, now: Date): Promise<Session[]>;
  abstract save(session: Session): Promise<void>;
  /** Revokes all sessions of a user but one. */
  abstract revokeOthers(userId: string, keptId: string, now: Date): Promise<void>;
  abstract revokeAll(userId: string, now: Date): Promise<void>;
  /** Keeps the sessions that a user used last, and revokes the others. */
  abstract revokeBeyond(userId: string, kept: number, now: Date): Promise<void>;
  /** @returns how many, at most the limit */
  abstract deleteExpired(before: Date, limit: number): Promise<number>;
}

export abstract class AddressBookRepository {
  /** Locks the book's row until the transaction ends, and inserts the row if it is missing. */
  abstract lockOrCreate(userId: string): Promise<AddressBook>;
  abstract save(book: AddressBook): Promise<void>;
}

/** Who an account is, with one of its addresses. */
export interface Addressee {
  userName: string;
  email: string;
  address: Address;
}

/** The read side. */
export abstract class AddressQueries {
  /** In the order in which they were added. */
  abstract ofUser(userId: string): Promise<Address[]>;
  /** Undefined when the address isn't in that user's book. */
  abstract addressee(userId: string, addressId: string): Promise<Addressee | undefined>;
}

export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** With no hash to compare with it takes the same time and is false. */
  abstract matches(password: string, hash: string | undefined): Promise<boolean>;
}

export interface NewSecret {
  /** As text, to be typed into an authenticator app. */
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

/** Failed tries, counted across all servers. More than the limit make the next try wait, longer each time. */
export abstract class LoginAttempts {
  /** @throws TooManyAttempts */
  abstract assertAllowed(attempt: Attempt): Promise<void>;
  /** @throws TooManyAttempts when it is one too many */
  abstract recordFailure(attempt: Attempt): Promise<void>;
  /** Deletes counts that expired before that time. @returns how many, at most the limit */
  abstract deleteExpired(before: Date, limit: number): Promise<number>;
}

/** Accounts made from one address, counted across all servers. */
export abstract class RegistrationLimit {
  /** @throws TooManyAttempts */
  abstract assertAllowed(address: string): Promise<void>;
  abstract record(address: string): Promise<void>;
}

export abstract class PasswordResetRepository {
  /** @returns false, with nothing added, if it was added before */
  abstract add(reset: PasswordReset): Promise<boolean>;
  abstract find(id: string): Promise<PasswordReset | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<PasswordReset | undefined>;
  /** By the hash of its newest link's token. Locked until the transaction ends. */
  abstract findByTokenForChange(tokenHash: string): Promise<PasswordReset | undefined>;
  abstract save(reset: PasswordReset): Promise<void>;
  /** None of this user can be used any more. */
  abstract endAll(userId: string, now: Date): Promise<void>;
  /** @returns how many, at most the limit */
  abstract deleteRequestedBefore(time: Date, limit: number): Promise<number>;
}

/** Random texts that nobody can guess. Only their hashes are stored. */
export abstract class ResetTokens {
  abstract create(): { token: string; hash: string };
  abstract hash(token: string): string;
}

/** Requests for links, counted across all servers, for a mailbox and from an address. */
export abstract class PasswordResetLimit {
  /** Counts it. @throws TooManyAttempts */
  abstract record(email: string, address: string): Promise<void>;
}
