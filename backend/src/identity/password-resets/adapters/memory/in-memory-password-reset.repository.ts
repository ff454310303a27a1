import { PasswordResetRepository } from '../../application/ports';
import { PasswordReset, type PasswordResetState } from '../../domain/password-reset';

export class InMemoryPasswordResetRepository extends PasswordResetRepository {
  private readonly resets = new Map<string, PasswordResetState>();

  async add({ state }: PasswordReset): Promise<boolean> {
    if (this.resets.has(state.id)) return false;
    this.resets.set(state.id, { ...state });
    return true;
  }

  async find(id: string): Promise<PasswordReset | undefined> {
    return restored(this.resets.get(id));
  }

  findForChange(id: string): Promise<PasswordReset | undefined> {
    return this.find(id);
  }

  async findByTokenForChange(tokenHash: string): Promise<PasswordReset | undefined> {
    return restored([...this.resets.values()].find((own) => own.tokenHash === tokenHash));
  }

  async save({ state }: PasswordReset): Promise<void> {
    this.resets.set(state.id, { ...state });
  }

  async lockOpen(): Promise<void> {}

  async endAll(userId: string, now: Date): Promise<void> {
    for (const own of this.resets.values()) if (own.userId === userId) own.usedAt ??= now;
  }

  async deleteRequestedBefore(time: Date, limit: number): Promise<number> {
    const old = [...this.resets.values()].filter(({ requestedAt }) => requestedAt < time).slice(0, limit);
    for (const { id } of old) this.resets.delete(id);
    return old.length;
  }
}

const restored = (state: PasswordResetState | undefined) => state && PasswordReset.restore(state);
