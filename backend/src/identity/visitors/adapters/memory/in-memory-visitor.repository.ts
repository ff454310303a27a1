import { VisitorRepository } from '../../application/ports';
import { Visitor, type VisitorState } from '../../domain/visitor';

export class InMemoryVisitorRepository extends VisitorRepository {
  private readonly states = new Map<string, VisitorState>();

  async add({ state }: Visitor): Promise<void> {
    this.states.set(state.id, { ...state });
  }

  async findByToken(tokenHash: string): Promise<Visitor | undefined> {
    const state = this.stateOf(tokenHash);
    return state && Visitor.restore({ ...state });
  }

  async lockUnmerged(id: string): Promise<boolean> {
    return this.states.get(id)?.mergedInto === null;
  }

  async lockMergedInto(id: string): Promise<string | undefined> {
    return this.states.get(id)?.mergedInto ?? undefined;
  }

  async mergedInto(userId: string): Promise<string[]> {
    return [...this.states.values()].filter(({ mergedInto }) => mergedInto === userId).map(({ id }) => id);
  }

  async extend({ state }: Visitor): Promise<void> {
    this.states.set(state.id, { ...state });
  }

  async merge(tokenHash: string, userId: string, now: Date): Promise<string | undefined> {
    const state = this.stateOf(tokenHash);
    if (!state || !Visitor.restore(state).isKnown(now)) return undefined;
    this.states.set(state.id, { ...state, mergedInto: userId });
    return state.id;
  }

  async deleteExpired(before: Date, limit: number): Promise<string[]> {
    const expired = [...this.states.values()].filter(({ expiresAt }) => expiresAt < before);
    const ids = expired.slice(0, limit).map(({ id }) => id);
    ids.forEach((id) => this.states.delete(id));
    return ids;
  }

  private stateOf(tokenHash: string): VisitorState | undefined {
    return [...this.states.values()].find((state) => state.tokenHash === tokenHash);
  }
}
