import { newId } from '../../shared/ids';
import type { Role } from '../../shared/role';
import { AdminCannotBeBlocked, UserIsBlocked } from './identity.errors';

export interface UserState {
  id: string;
  userName: string;
  /** Lower-case, so that one mailbox is one account. */
  email: string;
  passwordHash: string;
  role: Role;
  createdAt: Date;
  /** By an admin; null while the account may be used. */
  blocked: { at: Date; reason: string } | null;
}

/** A shopper, or an admin of the shop. */
export class User {
  private constructor(private readonly own: UserState) {}

  static create(given: Omit<UserState, 'id' | 'createdAt' | 'blocked'>, now: Date): User {
    const email = given.email.toLowerCase();
    return new User({ ...given, email, id: newId(), createdAt: now, blocked: null });
  }

  static restore(state: UserState): User {
    return new User(state);
  }

  /** @returns whether it was: not when it is another one by now */
  replacePassword(oldHash: string, newHash: string): boolean {
    if (this.own.passwordHash !== oldHash) return false;
    this.own.passwordHash = newHash;
    return true;
  }

  /** A second block keeps the first one's time. @throws AdminCannotBeBlocked */
  block(reason: string, now: Date): void {
    if (this.own.role === 'admin') throw new AdminCannotBeBlocked();
    this.own.blocked = { at: this.own.blocked?.at ?? now, reason };
  }

  unblock(): void {
    this.own.blocked = null;
  }

  /** @throws UserIsBlocked */
  assertNotBlocked(): void {
    if (this.own.blocked) throw new UserIsBlocked();
  }

  get state(): Readonly<UserState> {
    return this.own;
  }
}
