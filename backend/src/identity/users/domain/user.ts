import { newId } from '../../../shared/ids';
import type { Role } from '../../../shared/role';
import { AdminCannotBeBlocked, CustomerForgotten } from '../../customers/domain/customer.errors';
import {
  IncorrectCode,
  SecondFactorIsOff,
  SecondFactorIsOn,
} from '../../second-factor/domain/second-factor.errors';
import { ownerRoleId } from '../../staff/domain/staff-role';
import { UserIsBlocked } from './user.errors';
import {
  type ComparedCode,
  SecondFactor,
  type SecondFactorState,
} from '../../second-factor/domain/second-factor';

export interface UserState {
  id: string;
  userName: string;
  /** Lower-case, so that one mailbox is one account. */
  email: string;
  /** Null of a guest, who can't sign in. */
  passwordHash: string | null;
  /** When the user last proved to read what is sent to the address; null: never. */
  emailProvedAt: Date | null;
  /** A guest has ordered without an account. */
  kind: 'account' | 'guest';
  role: Role;
  createdAt: Date;
  /** The block by an admin; null while the account may be used. */
  blocked: { at: Date; reason: string } | null;
  /** An admin's, from the moment at which it is begun. */
  secondFactor: SecondFactorState | null;
  /** An admin's role among the staff; null for a shopper. */
  staffRoleId: string | null;
}

type NewUser = Pick<UserState, 'userName' | 'email' | 'role'> & {
  passwordHash: string;
  staffRoleId?: string;
};

/** A shopper, or an admin of the shop. */
export class User {
  private constructor(private readonly own: UserState) {}

  /** An admin without another role is an owner. */
  static create(given: NewUser, now: Date): User {
    const email = given.email.toLowerCase();
    const staffRoleId = given.role === 'admin' ? (given.staffRoleId ?? ownerRoleId) : null;
    const none = { blocked: null, secondFactor: null, emailProvedAt: null };
    return new User({
      ...given,
      ...none,
      kind: 'account',
      email,
      staffRoleId,
      id: newId(),
      createdAt: now,
    });
  }

  static restore(state: UserState): User {
    return new User(state);
  }

  /** @returns whether it was: not when it is another one by now */
  replacePassword(oldHash: string | null, newHash: string): boolean {
    if (this.own.passwordHash !== oldHash) return false;
    this.own.passwordHash = newHash;
    return true;
  }

  /** Without comparing the old one: the user has proven to own the mailbox. */
  setPassword(hash: string): void {
    this.own.passwordHash = hash;
  }

  rename(userName: string): void {
    this.own.userName = userName;
  }

  /** The mailbox has been proven to be theirs. */
  moveTo(email: string, now: Date): void {
    this.own.email = email.toLowerCase();
    this.proveEmail(now);
  }

  proveEmail(now: Date): void {
    this.own.emailProvedAt = now;
  }

  /** A second block keeps the first one's time. @throws AdminCannotBeBlocked, CustomerForgotten */
  block(reason: string, now: Date): void {
    if (this.own.role === 'admin') throw new AdminCannotBeBlocked();
    if (this.isForgotten) throw new CustomerForgotten();
    this.own.blocked = { at: this.own.blocked?.at ?? now, reason };
  }

  /** A guest of whom the shop kept no address. */
  private get isForgotten(): boolean {
    return this.own.kind === 'guest' && this.own.email === '';
  }

  unblock(): void {
    this.own.blocked = null;
  }

  /** @throws UserIsBlocked */
  assertNotBlocked(): void {
    if (this.own.blocked) throw new UserIsBlocked();
  }

  giveRole(staffRoleId: string): void {
    this.own.staffRoleId = staffRoleId;
  }

  /** The account stays a shopper's: histories name it. */
  leaveStaff(): void {
    Object.assign(this.own, {
      role: 'user',
      staffRoleId: null,
      secondFactor: null,
    } satisfies Partial<UserState>);
  }

  get hasSecondFactor(): boolean {
    return this.own.secondFactor?.isOn ?? false;
  }

  /** Replaces one that was begun and not turned on. @throws SecondFactorIsOn */
  beginSecondFactor(sealedSecret: string): void {
    if (this.hasSecondFactor) throw new SecondFactorIsOn();
    this.own.secondFactor = SecondFactor.begin(sealedSecret).state;
  }

  /** @throws SecondFactorIsOn, SecondFactorIsOff when none was begun, IncorrectCode */
  turnOnSecondFactor(compared: ComparedCode, recoveryHashes: string[]): void {
    if (this.hasSecondFactor) throw new SecondFactorIsOn();
    const factor = this.secondFactor();
    if (!factor.turnOn(compared, recoveryHashes)) throw new IncorrectCode();
    this.own.secondFactor = factor.state;
  }

  /** @throws SecondFactorIsOff, IncorrectCode */
  useSecondFactor(compared: ComparedCode): void {
    const factor = this.secondFactor();
    if (!factor.state.isOn) throw new SecondFactorIsOff();
    if (!factor.use(compared)) throw new IncorrectCode();
    this.own.secondFactor = factor.state;
  }

  /** Changes nothing: the code can still be used. */
  wouldAccept(compared: ComparedCode): boolean {
    return this.secondFactor().use(compared);
  }

  removeSecondFactor(): void {
    this.own.secondFactor = null;
  }

  private secondFactor(): SecondFactor {
    if (!this.own.secondFactor) throw new SecondFactorIsOff();
    return SecondFactor.restore(this.own.secondFactor);
  }

  get state(): Readonly<UserState> {
    return this.own;
  }
}
