import { WaitlistRepository } from '../../application/ports';
import { WaitlistEntry, type WaitlistEntryState } from '../../domain/waitlist-entry';

export class InMemoryWaitlistRepository extends WaitlistRepository {
  private readonly entries = new Map<string, WaitlistEntryState>();

  async add({ state }: WaitlistEntry): Promise<boolean> {
    const isTaken = this.all().some(
      (other) =>
        other.id === state.id ||
        (other.toldAt === null &&
          other.variantId === state.variantId &&
          other.shopperId === state.shopperId &&
          other.email === state.email),
    );
    if (!isTaken) this.entries.set(state.id, { ...state });
    return !isTaken;
  }

  async find(id: string): Promise<WaitlistEntry | undefined> {
    const state = this.entries.get(id);
    return state && WaitlistEntry.restore(state);
  }

  findForChange(id: string): Promise<WaitlistEntry | undefined> {
    return this.find(id);
  }

  async findByTokenForChange(tokenHash: string): Promise<WaitlistEntry | undefined> {
    const state = this.all().find((one) => one.tokenHash === tokenHash);
    return state && WaitlistEntry.restore(state);
  }

  async save({ state }: WaitlistEntry): Promise<void> {
    this.entries.set(state.id, { ...state });
  }

  async delete(id: string): Promise<void> {
    this.entries.delete(id);
  }

  async variantsOf(shopperId: string): Promise<string[]> {
    return this.open()
      .filter((one) => one.shopperId === shopperId)
      .map(({ variantId }) => variantId);
  }

  async deleteOf(shopperId: string, variantId: string): Promise<void> {
    this.deleteAll(this.open().filter((one) => one.shopperId === shopperId && one.variantId === variantId));
  }

  async deleteUnconfirmed(email: string, variantId: string): Promise<void> {
    this.deleteAll(
      this.all().filter(
        (one) => one.email === email && one.variantId === variantId && one.confirmedAt === null,
      ),
    );
  }

  async awaited(variantIds: string[]): Promise<string[]> {
    const awaited = new Set(this.waiting().map(({ variantId }) => variantId));
    return variantIds.filter((id) => awaited.has(id));
  }

  async countTold(restockId: string, variantId: string): Promise<number> {
    return this.all().filter((one) => one.toldOf === restockId && one.variantId === variantId).length;
  }

  async countToldSince(variantId: string, since: Date): Promise<number> {
    return this.all().filter(
      (one) => one.variantId === variantId && one.toldAt !== null && one.toldAt > since,
    ).length;
  }

  async lockList(): Promise<void> {}

  async longestWaiting(variantId: string, limit: number): Promise<WaitlistEntry[]> {
    return this.waiting()
      .filter((one) => one.variantId === variantId)
      .toSorted((a, b) => since(a) - since(b) || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map((state) => WaitlistEntry.restore(state));
  }

  async deleteLapsed(requested: Date, done: Date, limit: number): Promise<number> {
    const lapsed = this.all().filter(
      ({ requestedAt, confirmedAt, toldAt }) =>
        requestedAt < requested || (toldAt ?? (confirmedAt ? done : requestedAt)) < done,
    );
    const deleted = lapsed.slice(0, limit);
    this.deleteAll(deleted);
    return deleted.length;
  }

  private all(): WaitlistEntryState[] {
    return [...this.entries.values()];
  }

  private open(): WaitlistEntryState[] {
    return this.all().filter(({ toldAt }) => toldAt === null);
  }

  private waiting(): WaitlistEntryState[] {
    return this.open().filter(({ confirmedAt }) => confirmedAt !== null);
  }

  private deleteAll(states: WaitlistEntryState[]): void {
    for (const { id } of states) this.entries.delete(id);
  }
}

const since = ({ confirmedAt }: WaitlistEntryState) => confirmedAt!.getTime();
