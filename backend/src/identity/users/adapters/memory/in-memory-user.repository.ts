import { type Guest, UserRepository } from '../../application/ports';
import { User, type UserState } from '../../domain/user';

export class InMemoryUserRepository extends UserRepository {
  readonly seenAt = new Map<string, Date>();
  private readonly withDevice = new Set<string>();
  private readonly users = new Map<string, UserState>();

  async findByEmail(email: string): Promise<User | undefined> {
    const found = this.stateOf(email.toLowerCase());
    return found && User.restore({ ...found });
  }

  async add({ state }: User): Promise<boolean> {
    if (this.stateOf(state.email)) return false;
    this.users.set(state.id, { ...state });
    return true;
  }

  async saveGuest({ id, userName, email }: Guest, now: Date): Promise<boolean> {
    const known = this.users.get(id);
    if (known?.kind === 'account') return false;
    const none = { passwordHash: null, blocked: null, secondFactor: null };
    const unknown = { staffRoleId: null, emailProvedAt: null };
    const added = { ...none, ...unknown, kind: 'guest', role: 'user', createdAt: now } as const;
    this.users.set(id, { ...added, ...known, id, userName, email: email.toLowerCase() });
    return true;
  }

  async provedEmailOf(id: string): Promise<string | undefined> {
    const found = this.users.get(id);
    return found?.emailProvedAt ? found.email : undefined;
  }

  async isEmailBlocked(email: string): Promise<boolean> {
    return [...this.users.values()].some((user) => user.email === email.toLowerCase() && user.blocked);
  }

  async findForChange(id: string): Promise<User | undefined> {
    const found = this.users.get(id);
    return found && User.restore({ ...found });
  }

  async save({ state }: User): Promise<void> {
    this.users.set(state.id, { ...state });
  }

  async saveEmail(user: User): Promise<boolean> {
    const owner = this.stateOf(user.state.email);
    if (owner && owner.id !== user.state.id) return false;
    await this.save(user);
    return true;
  }

  async countWithRole(staffRoleId: string): Promise<number> {
    return [...this.users.values()].filter((user) => user.staffRoleId === staffRoleId).length;
  }

  async recordSeen(id: string, at: Date): Promise<void> {
    this.seenAt.set(id, at);
  }

  async recordDevice(id: string): Promise<boolean> {
    const isKnown = this.withDevice.has(id);
    this.withDevice.add(id);
    return isKnown;
  }

  async assertNotBlocked(id: string): Promise<void> {
    (await this.findForChange(id))?.assertNotBlocked();
  }

  async isBlocked(id: string): Promise<boolean> {
    return !!(await this.findForChange(id))?.state.blocked;
  }

  private stateOf(email: string): UserState | undefined {
    return [...this.users.values()].find((user) => user.kind === 'account' && user.email === email);
  }
}
