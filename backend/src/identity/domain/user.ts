import { newId } from '../../shared/ids';
import type { Role } from '../../shared/role';

export interface UserState {
  id: string;
  userName: string;
  /** Lower-case, so that one mailbox is one account. */
  email: string;
  passwordHash: string;
  role: Role;
  createdAt: Date;
}

/** A shopper, or an admin of the shop. */
export class User {
  private constructor(private readonly own: UserState) {}

  static create(given: Omit<UserState, 'id' | 'createdAt'>, now: Date): User {
    return new User({ ...given, email: given.email.toLowerCase(), id: newId(), createdAt: now });
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

  get state(): Readonly<UserState> {
    return this.own;
  }
}
