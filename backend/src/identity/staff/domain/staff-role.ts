import { newId } from '../../../shared/ids';
import type { Money } from '../../../shared/money';
import { type Permission, permissions } from '../../../shared/access/permission';

/** The role of owners has this id in each shop. */
export const ownerRoleId = '0199c6a0-0000-7000-8000-0000000000a1';

export interface StaffRoleState {
  id: string;
  name: string;
  /** Owners may do everything, also what a later version adds. */
  isOwner: boolean;
  permissions: readonly Permission[];
  /** The highest refund that may be given at once, in cents; null for any. */
  refundLimitCents: number | null;
}

/** These parts of a role are chosen by the shop. */
export type GivenRole = Pick<StaffRoleState, 'name' | 'permissions' | 'refundLimitCents'>;

/** A role says what somebody of the staff may do. */
export class StaffRole {
  private constructor(private readonly own: StaffRoleState) {}

  static create(given: GivenRole): StaffRole {
    return new StaffRole({ ...given, id: newId(), isOwner: false });
  }

  static restore(state: StaffRoleState): StaffRole {
    return new StaffRole(state.isOwner ? { ...state, permissions, refundLimitCents: null } : state);
  }

  allows(permission: Permission): boolean {
    return this.own.permissions.includes(permission);
  }

  /** True if this role may do everything that the other one may. Only an owner covers an owner. */
  covers({ state: other }: StaffRole): boolean {
    if (this.own.isOwner) return true;
    return !other.isOwner && other.permissions.every((one) => this.allows(one)) && this.hasLimitOf(other);
  }

  /** Only a role without a limit may give back `any` amount. */
  mayRefund(amount: Money | 'any'): boolean {
    const { refundLimitCents: limit } = this.own;
    const isWithin = limit === null || (amount !== 'any' && amount.cents <= limit);
    return isWithin && this.allows('refunds.give');
  }

  edit(given: GivenRole): void {
    Object.assign(this.own, given);
  }

  get state(): Readonly<StaffRoleState> {
    return this.own;
  }

  /** The limit of a role without refunds does not matter. */
  private hasLimitOf(other: StaffRoleState): boolean {
    const { refundLimitCents: limit } = this.own;
    if (limit === null || !other.permissions.includes('refunds.give')) return true;
    return other.refundLimitCents !== null && other.refundLimitCents <= limit;
  }
}
