import type { StaffRole } from '../domain/staff-role';

export abstract class StaffRoleRepository {
  /** Until the transaction ends, nobody else changes roles, nor who has which. */
  abstract lockStaff(): Promise<void>;
  abstract find(id: string): Promise<StaffRole | undefined>;
  /** Ignores upper and lower case. @param ownId the role that may have the name */
  abstract isNameTaken(name: string, ownId: string): Promise<boolean>;
  abstract add(role: StaffRole): Promise<void>;
  abstract save(role: StaffRole): Promise<void>;
  abstract delete(id: string): Promise<void>;
}
