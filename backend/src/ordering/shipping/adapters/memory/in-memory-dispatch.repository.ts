import { DispatchRepository } from '../../application/ports';
import { Dispatch, type DispatchState } from '../../domain/dispatch';

export class InMemoryDispatchRepository extends DispatchRepository {
  private readonly dispatches = new Map<string, DispatchState>();

  async findOrOpen(id: string): Promise<Dispatch> {
    return (await this.findForChange(id)) ?? Dispatch.open(id);
  }

  async findForChange(id: string): Promise<Dispatch | undefined> {
    const state = this.dispatches.get(id);
    return state && Dispatch.restore(state);
  }

  async save(dispatch: Dispatch): Promise<void> {
    this.dispatches.set(dispatch.id, dispatch.state);
  }

  /** A test takes less than a day. */
  async deleteOld(): Promise<void> {}
}
