import { type OwnedSession, SessionRepository } from '../../application/ports';
import { Session, type SessionState } from '../../domain/session';
import { InMemoryStaffRoleRepository } from '../../../staff/adapters/memory/in-memory-staff-role.repository';
import type { InMemoryUserRepository } from '../../../users/adapters/memory/in-memory-user.repository';

export class InMemorySessionRepository extends SessionRepository {
  private readonly sessions = new Map<string, SessionState>();

  constructor(
    private readonly users: InMemoryUserRepository,
    private readonly roles = new InMemoryStaffRoleRepository(),
  ) {
    super();
  }

  async findWithUser(id: string): Promise<OwnedSession | undefined> {
    const session = await this.findForChange(id);
    const user = session && (await this.users.findForChange(session.state.userId));
    if (!user) return undefined;
    const { staffRoleId } = user.state;
    const staffRole = staffRoleId ? await this.roles.find(staffRoleId) : undefined;
    return { session, user, staffRole };
  }

  async findForChange(id: string): Promise<Session | undefined> {
    const found = this.sessions.get(id);
    return found && Session.restore({ ...found });
  }

  async findLive(userId: string, now: Date): Promise<Session[]> {
    return [...this.sessions.values()]
      .filter((own) => own.userId === userId)
      .map((own) => Session.restore({ ...own }))
      .filter((session) => session.isLive(now))
      .sort((one, other) => other.state.lastUsedAt.getTime() - one.state.lastUsedAt.getTime());
  }

  async save({ state }: Session): Promise<void> {
    this.sessions.set(state.id, { ...state });
  }

  async deleteExpired(before: Date, limit: number): Promise<number> {
    const expired = [...this.sessions.values()].filter(({ expiresAt }) => expiresAt < before).slice(0, limit);
    for (const { id } of expired) this.sessions.delete(id);
    return expired.length;
  }

  async revokeAll(userId: string, now: Date): Promise<void> {
    for (const own of this.sessions.values()) if (own.userId === userId) own.revokedAt ??= now;
  }

  async revokeBeyond(userId: string, kept: number, now: Date): Promise<void> {
    const beyond = (await this.findLive(userId, now)).slice(kept);
    for (const { state } of beyond) this.sessions.get(state.id)!.revokedAt = now;
  }

  async revokeOthers(userId: string, keptId: string, now: Date): Promise<void> {
    const others = [...this.sessions.values()].filter((own) => own.userId === userId && own.id !== keptId);
    for (const other of others) other.revokedAt ??= now;
  }
}
