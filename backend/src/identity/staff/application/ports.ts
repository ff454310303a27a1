import type { StaffRole, StaffRoleState } from '../domain/staff-role';

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

/** Somebody of the staff, as colleagues see them. */
export interface StaffMember {
  id: string;
  userName: string;
  email: string;
  roleId: string | null;
  /** To a quarter of the lifetime of a session. */
  lastSeenAt: string;
  hasSecondFactor: boolean;
}

export interface RoleInUse extends StaffRoleState {
  /** This number of people have the role. */
  members: number;
}

export abstract class StaffQueries {
  /** The list is in the order of names and has at most 500. */
  abstract members(): Promise<StaffMember[]>;
  /** The owners' role is the first, and the others follow in the order of their names; at most 500. */
  abstract roles(): Promise<RoleInUse[]>;
  /** Undefined for a shopper, and for an admin without a role. */
  abstract roleOf(userId: string): Promise<StaffRole | undefined>;
}
