import type { User, UserState } from '../domain/user';

/** Somebody who orders without an account. */
export type Guest = Pick<UserState, 'id' | 'userName' | 'email'>;

export abstract class UserRepository {
  /** The account of this address, never a guest. Ignores upper and lower case. */
  abstract findByEmail(email: string): Promise<User | undefined>;
  /** @returns false, with nothing added, when the e-mail is taken, also when two registrations race */
  abstract add(user: User): Promise<boolean>;
  /**
   * Adds a guest, or changes name and address of one.
   * @returns false, with nothing changed, when the id is an account's
   */
  abstract saveGuest(guest: Guest, now: Date): Promise<boolean>;
  /** @returns undefined also when there is no proof that this user reads what is sent to the address */
  abstract provedEmailOf(id: string): Promise<string | undefined>;
  /** Whether an account or a guest with this address is blocked. */
  abstract isEmailBlocked(email: string): Promise<boolean>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<User | undefined>;
  abstract save(user: User): Promise<void>;
  /** @returns false, with nothing changed, when another user has the e-mail, also when two changes race */
  abstract saveEmail(user: User): Promise<boolean>;
  /** Counts the staff with a role. */
  abstract countWithRole(staffRoleId: string): Promise<number>;
  abstract recordSeen(id: string, at: Date): Promise<void>;
  /** Records that the user has a device with a cookie. @returns whether there was one before */
  abstract recordDevice(id: string, at: Date): Promise<boolean>;
  /** Nobody blocks this user until the transaction ends. @throws UserIsBlocked */
  abstract assertNotBlocked(id: string): Promise<void>;
  /** False also of a user who does not exist. */
  abstract isBlocked(id: string): Promise<boolean>;
}
