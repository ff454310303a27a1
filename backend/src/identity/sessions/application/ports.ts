import type { Session } from '../domain/session';
import type { StaffRole } from '../../staff/domain/staff-role';
import type { User } from '../../users/domain/user';

export interface OwnedSession {
  session: Session;
  user: User;
  /** The role of an admin; undefined for a shopper. */
  staffRole: StaffRole | undefined;
}

export abstract class SessionRepository {
  /** Runs on every request: one query. */
  abstract findWithUser(id: string): Promise<OwnedSession | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Session | undefined>;
  /** The live sessions of one user, at most a hundred, those used last first. */
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
