import type { UserRepository } from '../../users/application/ports';
import { LastOwnerStays } from '../domain/staff.errors';
import type { StaffRole } from '../domain/staff-role';

/** A shop always has an owner. */
export class LastOwner {
  constructor(private readonly users: UserRepository) {}

  /** Counts while the staff is locked. @throws LastOwnerStays when nobody else has the role of owners */
  async assertNot({ state: { id, isOwner } }: StaffRole): Promise<void> {
    if (isOwner && (await this.users.countWithRole(id)) < 2) throw new LastOwnerStays();
  }
}
